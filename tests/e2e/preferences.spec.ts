import {expect, test, type Page} from '@playwright/test';
import {announcement} from '../../config/announcement';
import {collectComplaints, open, searchBox, settle, store} from './site';

const samples = (page: Page) => page.getByRole('group', {name: /^(?:Sample request|Solicitud de ejemplo)$/});
const languages = (page: Page) => page.getByRole('combobox', {name: 'Programming language'});
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('samples are in cURL until the reader chooses a language', {tag: '@quick'}, async ({page}) => {
  await open(page, '/authentication/api-key-access-via-phone');
  await expect(samples(page).first()).toContainText('curl --fail-with-body');
  await languages(page).first().selectOption({label: 'Python'});
  await expect(samples(page).first()).toContainText('requests.post(');
  // Samples out of view follow when they come near.
  await samples(page).nth(1).scrollIntoViewIfNeeded();
  await expect(samples(page).nth(1)).toContainText('requests.post(');
  await page.getByRole('link', {name: 'Token by phone'}).first().click();
  await expect(samples(page).first()).toContainText('requests.post(');
  await open(page, '/docs-es/identidad/colombia');
  await expect(samples(page)).toContainText('requests.get(');
});

test('copies what is shown', {tag: '@quick'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // What is stored and is no language counts for nothing.
  await store(page, {'preferred-language': 'cobol'});
  await open(page, '/identity/colombia');
  await samples(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
  expect(await clipboard(page)).toMatch(/^curl --fail-with-body --max-time 30 --get \\\n/);
  await page.getByRole('button', {name: 'Copy the address of the endpoint'}).click();
  expect(await clipboard(page)).toMatch(/^https:\/\/.*\/v2\/co\/cedula$/);
});

test('copies without TLS, where pages have no clipboard, and says so when the browser refuses', async ({page}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as {clipboard?: Clipboard}).clipboard;
  });
  await open(page, '/identity/colombia');
  await page.getByRole('button', {name: 'Copy the address of the endpoint'}).click();
  await searchBox(page).press('Control+V');
  await expect(searchBox(page)).toHaveValue(/^https:\/\/.*\/v2\/co\/cedula$/);
  await searchBox(page).press('Escape');
  await page.evaluate(() => Object.assign(document, {execCommand: () => false}));
  await samples(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(samples(page).getByText('Not copied. Select the text instead.')).toBeInViewport();
});

test('a choice changes what is above the list, and the list stays where it is', async ({page}) => {
  await open(page, '/quickstart');
  const list = languages(page).last();
  const topOf = async () => (await list.boundingBox())?.y ?? NaN;
  await list.scrollIntoViewIfNeeded();
  await settle(page);
  const before = await topOf();
  await list.selectOption('python');
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8);
});

test.describe('the colour mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light, whatever the system prefers, and flips by the toggle', {tag: '@quick'}, async ({page}) => {
    await open(page, '/intro');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    // Before the first paint, without the other scripts.
    await page.route('**/assets/js/**', (route) => route.abort());
    for (const [stored, theme] of [
      ['dark', 'dark'],
      ['system', 'light'],
      ['blue', 'light'],
    ] as const) {
      await page.evaluate((value) => Object.assign(localStorage, {'preferred-theme': value}), stored);
      await page.reload();
      await expect(root(page), stored).toHaveAttribute('data-theme', theme);
    }
  });
});

test('an announcement that was closed stays closed, until there is another one', async ({page}) => {
  test.skip(announcement === undefined, 'The build announces nothing.');
  const bar = page.getByText(announcement?.text.en ?? '');
  await open(page, '/intro');
  await expect(bar).toBeVisible();
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await open(page, '/identity/colombia');
  await expect(bar).toBeHidden();
  await page.evaluate(() => Object.assign(localStorage, {'docusaurus.announcement.id': 'another'}));
  await open(page, '/docs-es/intro');
  await expect(page.getByText(announcement?.text.es ?? '')).toBeVisible();
});

test('storage that is denied costs the preference and a line of the console, and nothing else', async ({page}) => {
  const complaints = collectComplaints(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, '/identity/colombia');
  await languages(page).first().selectOption({label: 'Ruby'});
  await expect(samples(page)).toContainText('require "net/http"');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await searchBox(page).fill('interpol');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=interpol');
  expect(complaints).toEqual([expect.stringContaining('storage is not available')]);
});
