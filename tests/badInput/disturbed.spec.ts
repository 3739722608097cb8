import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';
import {build} from './build';

let site: string;

beforeAll(async () => {
  site = await copySite();
  await mkdir(path.join(site, 'build'));
  await writeFile(path.join(site, 'build', 'earlier.html'), 'the last good build');
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

const expectLastBuild = async (): Promise<void> => {
  expect(await readFile(path.join(site, 'build', 'earlier.html'), 'utf8')).toBe('the last good build');
  expect(existsSync(path.join(site, 'build-next'))).toBe(false);
};

describe('the last build stays as it was', () => {
  it('where the disk takes no more in the middle of a build', async () => {
    // The shell lets no file grow beyond 20 kB: what a full disk does to whoever writes, without a disk to fill.
    const {status} = await build(site, ['bash', '-c', 'ulimit -f 20; exec node --import tsx scripts/build.ts']);
    expect(status).not.toBe(0);
    await expectLastBuild();
    expect(existsSync(path.join(site, '.docusaurus-building'))).toBe(false);
  });

  it('where another build is running, which is said', async () => {
    await writeFile(path.join(site, '.docusaurus-building'), String(process.pid));
    const {status, output} = await build(site);
    await rm(path.join(site, '.docusaurus-building'));
    expect(status).toBe(1);
    expect(output).toContain(`Another build is running here (process ${process.pid}).`);
    await expectLastBuild();
  });
});
