import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, utimes} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lock} from './lock';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(dir, '.docusaurus-build.lock');
});

afterEach(async () => {
  await rm(dir, {recursive: true});
});

describe('lock', () => {
  it('keeps a second build away until the first ends, and names the file', async () => {
    const release = await lock(dir);
    await expect(lock(dir)).rejects.toThrow(`Another build is running here and holds ${file}.`);
    await release();
    expect(existsSync(file)).toBe(false);
    await (
      await lock(dir)
    )();
  });

  it('takes over from a build that was killed, whatever process has its number now', async () => {
    await mkdir(file);
    await expect(lock(dir)).rejects.toThrow(/If it was killed/);
    await utimes(file, 0, 0);
    await (
      await lock(dir)
    )();
  });

  it('says why it cannot be had', async () => {
    await expect(lock(path.join(dir, 'no/folder'))).rejects.toThrow(/ENOENT/);
  });
});
