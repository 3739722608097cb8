import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readRedirects} from '../../src/delivery/redirects/readRedirects';
import {built} from '../support/pages';
import {collectComplaints} from './site';

const redirects = readRedirects(path.resolve(__dirname, '../..'));

for (const {from, to} of redirects) {
  test(`${from} leads to ${to}`, async ({request}) => {
    const answer = await request.get(`${from}?a=1`, {maxRedirects: 0});
    const [route = '', id] = to.split('#');
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${route}?a=1${id === undefined ? '' : `#${id}`}`);
    expect((await request.get(route, {maxRedirects: 0})).status()).toBe(200);
  });
}

test('a host without redirects has a page in the place of each, which leads on without a script', async ({page}) => {
  const complaints = collectComplaints(page);
  // This server redirects before it looks for files, so the page is served here as such a host would.
  await page.route('/docs-es/docs', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'Content-Security-Policy': "script-src 'none'"},
      body: built('docs-es/docs.html'),
    }),
  );
  await page.goto('/docs-es/docs');
  await expect(page).toHaveURL('/docs-es/intro');
  expect(complaints).toEqual([]);
});
