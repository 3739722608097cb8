import {existsSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {spawnSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lock} from './lock';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(dir, '.building');
});

afterEach(async () => {
  await rm(dir, {recursive: true});
});

describe('lock', () => {
  it('keeps a second build away until the first ends', async () => {
    const release = await lock(file);
    await expect(lock(file)).rejects.toThrow(`Another build is running here (process ${process.pid}).`);
    await release();
    expect(existsSync(file)).toBe(false);
    await (
      await lock(file)
    )();
  });

  it('takes over from a build that was killed', async () => {
    const {pid} = spawnSync('true');
    await writeFile(file, String(pid));
    await expect(lock(file)).resolves.toBeTypeOf('function');
  });

  it('says why it cannot be had', async () => {
    await expect(lock(path.join(dir, 'no/folder'))).rejects.toThrow(/ENOENT/);
  });
});
