import {existsSync, readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {build} from '../support/pages';
import {serveBuild, startSite} from '../support/startSite';
import {open, store, title} from './site';

const fileOf = (url: string): string => path.join(build, new URL(url).pathname);

test('a deployment while somebody reads leads to the new page, and keeps the preferences', async ({page}) => {
  await store(page, {'preferred-language': 'python'});
  await open(page, '/identity/chile');
  // The next build takes the place of this one: its scripts have other names, and those of this one are gone.
  await page.route(/\/assets\/js\/[^/]+$/, (route) => route.fulfill({status: 404}));
  await page.route(/\/assets\/js\/new\//, (route) =>
    route.fulfill({path: fileOf(route.request().url()).replace('/new/', '/')}),
  );
  await page.route(/\/sections\/|\/blog$|\/identity\/chile$/, (route) => {
    const file = fileOf(route.request().url());
    const isSection = file.endsWith('.json');
    const body = readFileSync(isSection ? file : `${file}.html`, 'utf8').replaceAll('assets/js/', 'assets/js/new/');
    return route.fulfill({contentType: isSection ? 'application/json' : 'text/html', body});
  });
  const warning = page.waitForEvent('console', (message) => message.text().includes('belongs to another build'));
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await warning;
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('script[src*="/new/"]').first()).toBeAttached();
  await open(page, '/identity/chile');
  await expect(page.locator('[data-operation] pre').first()).toContainText('import requests');
});

test('a page whose scripts are missing offers to load it again', {tag: '@quick'}, async ({page}) => {
  for (const [route, retry, answer] of [
    ['/identity/colombia', 'Retry', {status: 404}],
    // Hosts that send the home page for what they do not have answer with HTML.
    ['/docs-es/identidad/colombia', 'Reintentar', {contentType: 'text/html', body: '<html>'}],
  ] as const) {
    await page.route('**/assets/js/**', (intercepted) => intercepted.fulfill(answer));
    await page.goto(route);
    await expect(page.getByRole('alert')).toContainText(retry);
    await expect(page.locator('[id*="base-url-issue-banner"]')).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('link', {name: retry}).click();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a wrong base URL is told on the home page, with a suggestion', async ({page, baseURL}) => {
  await page.route('**/wrong/**', async (intercepted) => {
    await intercepted.fulfill({response: await intercepted.fetch({url: baseURL ?? ''})});
  });
  await page.route('**/assets/**', (intercepted) => intercepted.abort());
  await page.goto('/wrong/identity/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toContainText('baseUrl = /wrong/identity/');
});

/** A host that looks for a file under the address and redirects nothing. */
const plainHost: RequestListener = (request, response) => {
  const url = (request.url ?? '').replace(/\?.*/, '');
  const file = path.join(build, url.replace(/\/$|\.html$|(?<!\.\w+)$/, '.html'));
  const isKnown = !url.includes('//') && existsSync(file);
  if (path.extname(file) !== '.html') {
    serveBuild(request, response);
    return;
  }
  response.writeHead(isKnown ? 200 : 404, {'Content-Type': 'text/html'});
  response.end(readFileSync(isKnown ? file : path.join(build, '404.html')));
};

test('other forms of an address end on that of its page, also where the host does not redirect', async ({page}) => {
  const site = await startSite(plainHost);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  for (const untidy of ['colombia.html', 'colombia/index.html', '/colombia', 'colombia/']) {
    await open(page, `${site.origin}/identity/${untidy}?q=1#errors`);
    await expect(page).toHaveURL(`${site.origin}/identity/colombia?q=1#errors`);
    await expect(title(page)).toContainText('Colombia');
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/identity/${untidy}`);
    await expect(page).toHaveURL(`${site.origin}/identity/colombia`);
  }
  expect(errors).toEqual([]);
  site.stop();
});
