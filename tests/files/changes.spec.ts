import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {changesFeed} from '../../src/reference/history/changesFeed';
import {changesPage, releaseAnchor} from '../../src/reference/history/changeText';
import {readReleases} from '../../src/reference/history/releaseFiles';
import {docRouteIn} from '../../src/reference/remark/docUrl';
import {copyPath} from '../../src/copies/copyPath';
import {built, html} from '../support/pages';

const releases = readReleases(path.resolve(__dirname, '../..'));

it('has a first release', () => {
  expect(releases.at(-1)).toMatchObject({date: '2026-11-22', changed: []});
});

it.each(localeCodes)('the page of changes has every release, its copy too, and the feed leads there (%s)', (locale) => {
  const route = docRouteIn(changesPage, locale);
  const page = html(route);
  for (const {date, operations} of releases) {
    expect(page).toMatch(new RegExp(`<h3[^>]*id="?${releaseAnchor(date)}"?`));
    expect(built(copyPath(route))).toMatch(new RegExp(`^### .*\\d{4}\\n\\n.*\\b${operations}\\b`, 'm'));
  }
  expect(page).toContain(`/${changesFeed(locale)}`);
  const links = [...built(changesFeed(locale)).matchAll(/<entry>[^]*?<link href="(.+?)"/g)].map(([, link]) => link);
  expect(links).toEqual(releases.map(({date}) => `${brand.siteUrl}${route}#${releaseAnchor(date)}`));
});
