import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, open} from './site';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

/** Sets a mark that is lost when the browser loads another document. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
const expectSameDocument = (page: Page) => expect(page.locator('html[data-marked]')).toBeAttached();

test('pages of other sections are shown without a new document, and so is the way back', async ({page}) => {
  const complaints = collectComplaints(page);
  await open(page, '/identity/chile');
  await markDocument(page);
  const heading = page.getByRole('heading', {level: 1});
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(heading).toHaveText('Blog');
  await page.locator('.navbar').getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL('/intro');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText(/^Chile/);
  await page.getByRole('link', {name: 'Leer en español'}).first().click();
  await expect(page).toHaveURL('/docs-es/identidad/chile');
  await expect(heading).toHaveText(/^Chile/);
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('a category that was closed on the first view opens with all of its pages', async ({page}) => {
  await open(page, '/identity/chile');
  await sidebar(page)
    .getByRole('button', {name: /category 'Vehicles/})
    .click();
  await expect(sidebar(page).locator('a[href^="/vehicle-validation/"]')).not.toHaveCount(0);
  await expect(sidebar(page).locator('a[href="/vehicle-validation/united-states"]')).toBeVisible();
});

test('an address with .html leads to its page', async ({page}) => {
  const complaints = collectComplaints(page);
  await page.route('**/identity/chile.html', async (route) => {
    const url = route.request().url().replace('.html', '');
    await route.fulfill({response: await route.fetch({url})});
  });
  await open(page, '/identity/chile.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Chile/);
  expect(complaints).toEqual([]);
});

test('without a connection a page of another section offers Retry, which shows it', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {get: () => false});
  });
  await page.route('**/sections/blog/**', (route) => route.abort());
  await open(page, '/identity/chile');
  await markDocument(page);
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('This page could not be loaded.');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/sections/blog/'));
  await failure.getByRole('button', {name: 'Retry'}).click();
  await refused;
  await expect(failure).toBeVisible();
  await page.unroute('**/sections/blog/**');
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await expectSameDocument(page);
});

test('a section of another build is not used: the page is loaded anew', async ({page}) => {
  await page.route('**/sections/blog/**', async (route) => {
    const response = await route.fetch();
    const section = (await response.json()) as object;
    await route.fulfill({response, json: {...section, scripts: ['assets/js/main.00000000.js']}});
  });
  await open(page, '/identity/chile');
  await markDocument(page);
  const warning = page.waitForEvent('console', (message) => message.text().includes('belongs to another build'));
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await warning;
  await page.waitForEvent('load');
  await expect(page.locator('html[data-marked]')).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
});
