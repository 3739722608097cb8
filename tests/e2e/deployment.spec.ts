import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {startDisturbedSite, type Disturbance, type DisturbedSite} from '../support/disturbedSite';
import {build} from '../support/pages';
import {open} from './site';

let site: DisturbedSite;

test.beforeAll(async () => {
  site = await startDisturbedSite();
});

test.afterAll(() => site.stop());

/** The next build takes the place of this one: its scripts have other names, and those of this one are gone. */
const newBuild: Disturbance = (request, response) => {
  const url = (request.url ?? '').replace(/\?.*/, '');
  if (url.startsWith('/assets/js/new/')) {
    request.url = url.replace('/new/', '/');
    return false;
  }
  if (url.startsWith('/assets/js/')) {
    return Boolean(response.writeHead(404).end());
  }
  const isSection = url.startsWith('/sections/');
  if (!isSection && path.extname(url) !== '') {
    return false;
  }
  const file = path.join(build, isSection ? url : `${url}.html`);
  const renamed = readFileSync(file, 'utf8').replaceAll('assets/js/', 'assets/js/new/');
  response.writeHead(200, {'Content-Type': isSection ? 'application/json' : 'text/html'}).end(renamed);
  return true;
};

test('a deployment while somebody reads leads to the new page, and keeps the preferences', async ({page}) => {
  await open(page, `${site.origin}/identity/chile`);
  const sample = page.locator('[data-operation] pre').first();
  await page.getByRole('combobox', {name: 'Programming language'}).first().selectOption('python');
  await expect(sample).toContainText('import requests');
  site.disturb(newBuild);
  const warning = page.waitForEvent('console', (message) => message.text().includes('belongs to another build'));
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await warning;
  await expect(page).toHaveURL(`${site.origin}/blog`);
  await expect(page.locator('script[src*="/new/"]').first()).toBeAttached();
  await open(page, `${site.origin}/identity/chile`);
  await expect(sample).toContainText('import requests');
  site.disturb(undefined);
});

test('a script that breaks off leaves the page to be read, and the next load works', async ({page}) => {
  site.disturb(({url = ''}, response) => {
    if (!/^\/assets\/js\/main\./.test(url)) {
      return false;
    }
    const part = readFileSync(path.join(build, url), 'utf8').slice(0, 20_000);
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(part);
    return true;
  });
  await page.goto(`${site.origin}/identity/peru`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Peru');
  await expect(page.locator('[data-operation] pre').first()).toContainText("--url 'https://");
  site.disturb(undefined);
  await open(page, `${site.origin}/identity/peru`);
});
