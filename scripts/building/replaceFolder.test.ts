import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {replaceFolder} from './replaceFolder';

let dir: string;
const at = (...parts: string[]): string => path.join(dir, ...parts);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'replace-'));
  for (const name of ['build', 'build-next', 'build-old']) {
    await mkdir(at(name));
    await writeFile(at(name, `${name}.html`), '');
  }
});

afterEach(async () => {
  await rm(dir, {recursive: true});
});

it('leaves the new folder only', async () => {
  await replaceFolder(at('build'), at('build-next'));
  expect([await readdir(dir), await readdir(at('build'))]).toEqual([['build'], ['build-next.html']]);
});

it('needs no old one', async () => {
  await rm(at('build'), {recursive: true});
  await replaceFolder(at('build'), at('build-next'));
  expect(await readdir(at('build'))).toEqual(['build-next.html']);
});

it('leaves the target as it was where there is nothing to take its place', async () => {
  await expect(replaceFolder(at('build'), at('nothing'))).rejects.toThrow(/ENOENT/);
  expect(await readdir(at('build'))).toEqual(['build.html']);
});
