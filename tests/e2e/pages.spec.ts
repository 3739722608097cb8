import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {sitePaths} from '../support/pages';
import {collectComplaints, expectAccessible, expectToFit, open} from './site';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
const rank = (path: string): string => createHash('sha1').update(`${commit} ${path}`).digest('hex');

/** Drawn by the hash of the commit, so that a run can be repeated and in time every page is drawn. */
const drawn = sitePaths()
  .sort((a, b) => rank(a).localeCompare(rank(b)))
  .slice(0, 40);

for (const path of drawn) {
  test(`${path}: status, structure, width, no complaints`, async ({page}) => {
    const complaints = collectComplaints(page);
    expect(await open(page, path)).toBe(200);
    // Colours and sizes are those of a template's styles: templates.spec.ts.
    await expectAccessible(page, 'structure');
    await expectToFit(page, 390);
    expect(complaints).toEqual([]);
  });
}
