import {readFileSync} from 'node:fs';
import {cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {brokenContract, type Breakage} from './fixtures';
import {loadContract} from './loadContract';

const faults = parse(readFileSync(path.join(__dirname, 'fixtures/faults.yaml'), 'utf8')) as readonly (Breakage & {
  when: string;
  message: string;
})[];

describe('loadContract', () => {
  it.each(faults)('stops when $when', async ({message, ...breakage}) => {
    await expect(brokenContract(breakage)).rejects.toThrow(new RegExp(message));
  });
});

describe.each([true, false])('a file that is not valid YAML (checked: %s)', (isChecked) => {
  it('is told once, though two paths refer to it', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'contract-'));
    await cp(path.join(__dirname, 'fixtures/valid'), dir, {recursive: true});
    const root = path.join(dir, 'openapi.yaml');
    const references = ['/new', '/newer'].map((route) => `  ${route}: {$ref: 'paths.yaml#/~1new'}\n`).join('');
    await writeFile(root, (await readFile(root, 'utf8')).replace('paths:\n', `paths:\n${references}`));
    await writeFile(path.join(dir, 'paths.yaml'), '/new:\n  get:\n    tags: [books\n    operationId: getNew\n');
    await expect(loadContract({dir, servers: {}, isChecked})).rejects.toThrow(
      /^The contract has 1 problem\(s\):\n.*paths\.yaml:4: is not valid YAML: .*Fix this line or the one above it: .* quotes\.$/,
    );
  });
});
