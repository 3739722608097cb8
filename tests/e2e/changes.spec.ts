import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {changesPage, releaseAnchor} from '../../src/reference/history/changeText';
import {readReleases} from '../../src/reference/history/releaseFiles';
import {docRouteIn} from '../../src/reference/remark/docUrl';
import {open} from './site';

const root = path.resolve(__dirname, '../..');
const releases = readReleases(root);

for (const locale of localeCodes) {
  const route = docRouteIn(changesPage, locale);

  test(`the page of changes has every release, and its feed leads there (${locale})`, async ({page, request}) => {
    expect(releases.length).toBeGreaterThan(0);
    await open(page, route);
    for (const {date, operations} of releases) {
      await expect(page.locator(`h3#${releaseAnchor(date)}`)).toBeVisible();
      await expect(page.locator(`h3#${releaseAnchor(date)} + p`)).toContainText(String(operations));
    }
    const feed = await page.locator('main a[href$=".xml"]').getAttribute('href');
    const atom = await (await request.get(feed ?? '')).text();
    const links = [...atom.matchAll(/<entry>[^]*?<link href="(.+?)"/g)].map(([, link]) => link);
    expect(links).toEqual(releases.map(({date}) => `${brand.siteUrl}${route}#${releaseAnchor(date)}`));
  });

  test(`the copy of the page has the releases (${locale})`, () => {
    const copy = readFileSync(path.join(root, 'build', `${route}.md`), 'utf8');
    for (const {operations} of releases) {
      expect(copy).toContain(`${operations} `);
    }
    expect(copy.match(/^### .*\d{4}$/gm)).toHaveLength(releases.length);
  });
}
