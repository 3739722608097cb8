import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeFiles} from './writeFiles';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-'));
  await writeFile(path.join(root, 'outline.yaml'), 'before');
});

afterEach(async () => {
  await rm(root, {recursive: true});
});

const everything = (): string[] => globSync('**', {cwd: root, onlyFiles: false}).sort();

describe('writeFiles', () => {
  it('writes new files and changed ones', async () => {
    writeFiles(root, [
      {file: 'docs/new/page.mdx', text: 'page'},
      {file: 'outline.yaml', text: 'after'},
    ]);
    expect(await readFile(path.join(root, 'docs/new/page.mdx'), 'utf8')).toBe('page');
    expect(await readFile(path.join(root, 'outline.yaml'), 'utf8')).toBe('after');
  });

  it('leaves everything as it was where one file cannot be written', async () => {
    const before = everything();
    expect(() => {
      writeFiles(root, [
        {file: 'docs/new/page.mdx', text: 'page'},
        {file: 'outline.yaml', text: 'after'},
        {file: 'outline.yaml/page.mdx', text: 'a file stands where its folder should be'},
      ]);
    }).toThrow('outline.yaml/page.mdx cannot be written, so nothing was: ');
    expect(everything()).toEqual(before);
    expect(await readFile(path.join(root, 'outline.yaml'), 'utf8')).toBe('before');
  });
});
