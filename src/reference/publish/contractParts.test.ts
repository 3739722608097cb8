import {mkdtemp, readdir, rm, stat, utimes} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {validContract} from '../contract/fixtures';
import type {Contract} from '../contract/types';
import {contractParts, partsOfPage, writeParts} from './contractParts';

const dir = path.join(__dirname, '../contract/fixtures/valid');

describe('partsOfPage', () => {
  it.each<[string, string, string[]]>([
    ['no element', 'Text with <b>a tag</b>.', ['shared']],
    ['an operation', '<Operation id="checkIdentityPeru" />', ['shared', 'operation-checkIdentityPeru']],
    [
      'operations, one of them twice',
      '<OperationSamples id="a" />\n\n<OperationAnswer\n  id="a"\n/>\n\n<Operation id="b" />',
      ['shared', 'operation-a', 'operation-b'],
    ],
    ['a list', '<Operation id="a" />\n\n<OperationIndex tag="identity" />', ['everything']],
    ['a workflow', '<WorkflowStep workflow="a" step="b" />', ['everything']],
  ])('of a page with %s', (_what, source, parts) => {
    expect(partsOfPage(source)).toEqual(parts);
  });
});

describe('contractParts', () => {
  it('changes the part of an operation, and no other, when the operation does', async () => {
    const contract = await validContract();
    const id = 'getBook';
    const {operations} = contract.in.en;
    const edits = [...operations].map(
      ([name, operation]) => [name, name === id ? {...operation, summary: 'Another'} : operation] as const,
    );
    const english = {...contract.in.en, operations: new Map(edits)};
    const edited: Contract = {...contract, in: {...contract.in, en: english}};
    const before = contractParts(contract, dir);
    const changed = [...contractParts(edited, dir)].filter(([name, hash]) => before.get(name) !== hash);
    expect(changed.map(([name]) => name)).toEqual([`operation-${id}`]);
  });
});

describe('writeParts', () => {
  it('leaves a file that does not change, and removes one that is no part any more', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parts-'));
    await writeParts(new Map(Object.entries({same: '1', other: '1', gone: '1'})), folder);
    const long = new Date(0);
    await Promise.all(['same', 'other'].map((name) => utimes(path.join(folder, name), long, long)));
    await writeParts(new Map(Object.entries({same: '1', other: '2'})), folder);
    const written = async (name: string) => (await stat(path.join(folder, name))).mtimeMs > 0;
    expect([(await readdir(folder)).sort(), await written('same'), await written('other')]).toEqual([
      ['other', 'same'],
      false,
      true,
    ]);
    await rm(folder, {recursive: true});
  });
});
