import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
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
  it('where no more can be written', async () => {
    // A limit on the size of files, in blocks of 512 bytes, refuses what a full disk refuses: the rest of a file.
    const limited = ['sh', '-c', 'ulimit -f 100; exec "$0" --import tsx scripts/build.ts', process.execPath];
    const {status, output} = await build(site, limited);
    expect(status).not.toBe(0);
    expect(output).toContain('EFBIG');
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
