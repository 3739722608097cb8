import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {lock} from '../../scripts/building/lock';
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
  it('where the disk is full in the middle of a build', async () => {
    const scripts = path.join(site, 'build-next/assets/js');
    const built = build(site);
    await Promise.race([built, vi.waitUntil(() => existsSync(scripts), {timeout: 550_000, interval: 100})]);
    // The scripts are written, the pages are not. What is written to this device gets the error of a full disk.
    await symlink('/dev/full', path.join(site, 'build-next/404.html'));
    const {status, output} = await built;
    expect(status).not.toBe(0);
    expect(output).toContain('ENOSPC');
    await expectLastBuild();
    expect(existsSync(path.join(site, '.docusaurus-build.lock'))).toBe(false);
  });

  it('where another build is running, which is said', async () => {
    const release = await lock(site);
    // It says so at once; a build that went on all the same would take minutes.
    const command = ['timeout', '60', process.execPath, '--import', 'tsx', 'scripts/build.ts'];
    const {status, output} = await build(site, command);
    await release();
    expect(status).toBe(1);
    expect(output).toContain('Another build is running here');
    await expectLastBuild();
  });
});
