import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {open, test} from './open';
import {buildFolder} from './serveBuild';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** The script with the text of a page. */
function scriptWith(text: string): string {
  const cwd = buildFolder('lean');
  const files = globSync('assets/js/*.js', {cwd}).filter((file) =>
    readFileSync(path.join(cwd, file), 'utf8').includes(text),
  );
  expect(files).toHaveLength(1);
  return `**/${path.basename(files[0] ?? '')}`;
}

test('a page whose code does not load stays to be read, with a notice', async ({page, serve}) => {
  const {origin} = await serve('lean');
  const script = scriptWith('Nobody brings it back.');
  await page.route(script, (route) => route.abort());
  await page.goto(`${origin}/api/users/delete`);
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded completely.');
  await expect(title(page)).toHaveText('Delete a user');
  await page.unroute(script);
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an unknown address shows that nothing is there, and links lead on', async ({page, serve}) => {
  const {origin} = await serve('lean');
  await open(page, `${origin}/nowhere/at/all`);
  await expect(title(page)).toHaveText('Page Not Found');
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a deploy while somebody reads: the next link leads to the new page', async ({page, serve}) => {
  const {origin, deploy} = await serve('lean');
  await open(page, `${origin}/docs/elements`);
  deploy('large');
  const loaded = page.waitForEvent('load');
  await page.locator('.menu').getByRole('link', {name: 'Area 3'}).click();
  await loaded;
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(title(page)).toHaveText('Area 3');
  await page.locator('.menu').getByRole('link', {name: 'Page 40 of area 3'}).click();
  await expect(title(page)).toHaveText('Page 40 of area 3');
});

test('nothing is loaded ahead for readers who save data', async ({page, serve}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const {origin} = await serve('lean');
  await open(page, `${origin}/docs/intro`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('.menu').getByRole('link', {name: 'Area 3'}).hover();
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).hover();
  await page.waitForTimeout(400);
  expect(requests).toEqual([]);
});

test('code keeps its colours without the highlighter, and gets them on the way to another page', async ({
  page,
  serve,
}) => {
  const {origin} = await serve('lean');
  await open(page, `${origin}/docs/intro`);
  const tokens = page.locator('pre .token.keyword, pre .token.function');
  await expect(tokens.first()).toBeVisible();
  await page.locator('.menu').getByRole('link', {name: 'Elements'}).click();
  await expect(title(page)).toHaveText('Elements');
  await expect(tokens.first()).toHaveText('def');
});
