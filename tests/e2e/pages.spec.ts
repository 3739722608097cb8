import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {sitePaths} from '../support/pages';
import {collectComplaints, expectAccessible, expectToFit, open, withoutStyles} from './site';

/** Drawn by the hash of the commit, so that a run can be repeated and in time every page is drawn. */
const step = 17;
const first = parseInt(execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {encoding: 'utf8'}), 16) % step;
const drawn = sitePaths().filter((_path, index) => index % step === first);

for (const path of drawn) {
  test(`${path}: status, structure, width, no complaints`, async ({page}) => {
    const complaints = collectComplaints(page);
    expect(await open(page, path)).toBe(200);
    await expectAccessible(page, withoutStyles);
    await expectToFit(page, 390);
    expect(complaints).toEqual([]);
  });
}
