import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {publishedFiles} from '../../src/delivery/redirects/publishedFiles';
import {readRedirects} from '../../src/delivery/redirects/readRedirects';
import {collectComplaints} from './site';

const redirects = readRedirects(path.resolve(__dirname, '../..'));

const built = (file: string): string => readFileSync(path.resolve(__dirname, '../../build', file), 'utf8');

for (const {from, to} of redirects) {
  test(`${from} leads to ${to}`, async ({request}) => {
    const answer = await request.get(`${from}?a=1`, {maxRedirects: 0});
    const [route = '', id] = to.split('#');
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${route}?a=1${id === undefined ? '' : `#${id}`}`);
    expect((await request.get(route, {maxRedirects: 0})).status()).toBe(200);
  });
}

test('every file that redirects may lead to is published', async ({request}) => {
  for (const file of publishedFiles) {
    expect((await request.get(`/${file}`)).status(), file).toBe(200);
  }
});

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

test('the pages in the place of redirects are in the language of their target', () => {
  expect(built('docs.html')).toMatch(/<html lang="en">[\s\S]*This page has moved/);
  expect(built('es.html')).toMatch(/<html lang="es">[\s\S]*Esta página cambió de dirección/);
  expect(built('docs-es/blog.html')).toContain('<html lang="en">');
  expect(built('docs-es/feed.html')).toContain('<html lang="es">');
});

test('nothing that lists pages lists redirects', () => {
  const listed = ['sitemap.xml', 'search/en.json', 'search/es.json'].map(built);
  for (const {from} of redirects) {
    for (const list of listed) {
      expect(list).not.toContain(`${from}"`);
      expect(list).not.toContain(`${from}</loc>`);
    }
  }
});
