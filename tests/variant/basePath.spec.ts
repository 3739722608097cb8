import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {collectComplaints, open} from '../e2e/site';
import {answerForAlgolia, base} from './site';

test('every kind of page loads completely below the base path', async ({page}) => {
  await answerForAlgolia(page);
  for (const route of [
    '/',
    '/intro',
    '/identity/colombia',
    '/docs-es',
    '/docs-es/identidad/colombia',
    '/blog',
    '/search',
  ]) {
    const complaints = collectComplaints(page);
    expect(await open(page, `${base}${route}`), route).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(complaints, route).toEqual([]);
    page.removeAllListeners();
    const outside = await page.locator(`a[href^="/"]:not([href^="${base}"])`).evaluateAll((links) => links.map(String));
    expect(outside, route).toEqual([]);
  }
});

test('links, languages and colour mode work', async ({page}) => {
  await open(page, `${base}/identity/colombia`);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Full ID'}).click();
  await expect(page).toHaveURL(`${base}/identity/colombia-full-id`);
  await page.getByRole('button', {name: /^Language/}).click();
  await page.locator('.navbar').getByRole('link', {name: 'Español', exact: true}).click();
  await expect(page).toHaveURL(`${base}/docs-es/identidad/colombia-id-completo`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('combobox', {name: 'Lenguaje de programación'}).first().selectOption('python');
  await page.reload();
  await expect(page.getByRole('group', {name: 'Solicitud de ejemplo'}).first()).toContainText('import requests');
});

test('unknown paths get the not-found page of their language', async ({page}) => {
  for (const [path, title] of [
    ['/no/such/page', 'Page not found'],
    ['/docs-es/no/such/page', 'Página no encontrada'],
  ] as const) {
    expect(await open(page, `${base}${path}`)).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

test('canonical addresses and alternates hold the base path', async ({page}) => {
  await page.goto(`${base}/docs-es/intro`);
  const path = async (selector: string): Promise<string> =>
    new URL((await page.locator(selector).getAttribute('href')) ?? '').pathname;
  expect(await path('link[rel=canonical]')).toBe(`${base}/docs-es/intro`);
  expect(await path('link:not([type])[hreflang=en]')).toBe(`${base}/intro`);
});

test('redirects hold the base path, for every host', async ({request}) => {
  const answer = await request.get(`${base}/docs?a=1`, {maxRedirects: 0});
  expect([answer.status(), answer.headers().location]).toEqual([301, `${base}/intro?a=1`]);
  const built = (file: string): string => readFileSync(path.resolve(__dirname, '../../build-variant', file), 'utf8');
  expect(built('_redirects')).toContain(`${base}/docs ${base}/intro 301\n`);
  expect(built('.deploy/nginx-site.conf')).toContain(`location = ${base}/docs {`);
  expect(built('docs.html')).toContain(`<meta http-equiv="refresh" content="0; url=${base}/intro">`);
});
