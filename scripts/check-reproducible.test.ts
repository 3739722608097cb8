import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {differences} from './check-reproducible';

it('names the files that differ between two builds', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'builds-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  };
  await write('a/same.html', 'x');
  await write('b/same.html', 'x');
  await write('a/sub/time.js', '1');
  await write('b/sub/time.js', '2');
  await write('a/.deploy/only', '');
  expect(await differences(path.join(dir, 'a'), path.join(dir, 'b'))).toEqual(['.deploy/only', 'sub/time.js']);
});
