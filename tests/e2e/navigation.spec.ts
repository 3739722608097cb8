import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, expectAccessible, open} from './site';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const sidebar = (page: Page) => page.getByRole('navigation', {name: /^(?:Docs sidebar|Barra lateral)/});
const toBlog = (page: Page) => page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();

test('pages of every section are shown without a new document, with the focus on their title', async ({page}) => {
  const complaints = collectComplaints(page);
  await open(page, '/identity/chile');
  // It is lost when the browser loads another document.
  await page.evaluate(() => (document.documentElement.dataset.marked = ''));
  await sidebar(page).getByRole('link', {name: 'Uruguay'}).click();
  await expect(title(page)).toHaveText(/^Uruguay/);
  await expect(title(page)).toBeFocused();
  await toBlog(page);
  await expect(title(page)).toHaveText('Blog');
  await expect(title(page)).toBeFocused();
  // The keyboard goes on from there, and the title is no stop of its own.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(title(page)).not.toHaveAttribute('tabindex');
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', {name: /^Language/}).click();
  await page.locator('.navbar').getByRole('link', {name: 'Español', exact: true}).click();
  await expect(page).toHaveURL('/docs-es/identidad/chile');
  await expect(title(page)).toHaveText(/^Chile/);
  await expect(page.locator('html[data-marked]')).toBeAttached();
  expect(complaints).toEqual([]);
});

test('a new page begins at its top, and the way back keeps the place', async ({page}) => {
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  await open(page, '/docs-es/identidad/chile');
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBe(900);
  await sidebar(page).getByRole('link', {name: 'Uruguay'}).click();
  await expect(title(page)).toHaveText(/^Uruguay/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText(/^Chile/);
  await expect(title(page)).toBeFocused();
  await expect.poll(top).toBe(900);
});

test('a link to a part of the same page moves to that part, and not to the title', async ({page}) => {
  await open(page, '/platform/errors');
  await page.locator('.table-of-contents a').filter({visible: true}).nth(1).click();
  await expect(page).toHaveURL(/#/);
  await expect(title(page)).not.toBeFocused();
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
});

test('an address with a broken hash shows its page, first and later', async ({page}) => {
  const complaints = collectComplaints(page);
  for (const hash of ['#%', '#%ff', '#%E0%A4%A']) {
    await open(page, `/identity/colombia${hash}`);
    await page.evaluate((broken) => {
      window.location.hash = '#errors';
      window.location.hash = broken;
    }, hash);
    await expect(title(page)).toHaveText(/^Colombia/);
  }
  expect(complaints).toEqual([]);
});

test('an address with .html leads to its page', async ({page}) => {
  const complaints = collectComplaints(page);
  await page.route('**/identity/chile.html', async (route) => {
    const url = route.request().url().replace('.html', '');
    await route.fulfill({response: await route.fetch({url})});
  });
  await open(page, '/identity/chile.html');
  await expect(title(page)).toHaveText(/^Chile/);
  expect(complaints).toEqual([]);
});

test('a category that was closed on the first view opens with all of its pages', async ({page}) => {
  await open(page, '/identity/chile');
  await sidebar(page)
    .getByRole('button', {name: /category 'Vehicles/})
    .click();
  await expect(sidebar(page).locator('a[href="/vehicle-validation/united-states"]')).toBeVisible();
});

test.describe('the style sheet of a kind of page', () => {
  const sheet = '**/assets/css/blog.*.css';

  test('is there before a link shows the page', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(sheet, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    const asked = page.waitForRequest(sheet);
    await toBlog(page);
    await asked;
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('does not keep the page away where it does not load', async ({page}) => {
    await page.route(sheet, (route) => route.abort());
    await open(page, '/');
    const reloaded = page.waitForEvent('load');
    await toBlog(page);
    await reloaded;
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const {path, posts, collapse, expand} of [
  {
    path: '/blog',
    posts: 'Blog recent posts navigation',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
  },
  {
    path: '/blog/bienvenida',
    posts: 'Entradas recientes',
    collapse: 'Plegar la barra lateral',
    expand: 'Desplegar la barra lateral',
  },
]) {
  test(`the sidebar of ${path} lists posts by year, and stays hidden from page to page`, async ({page}) => {
    await open(page, path);
    const sidebar = page.getByRole('navigation', {name: posts});
    await expect(sidebar.getByText('2025', {exact: true})).toBeVisible();
    await sidebar.getByRole('link').last().click();
    await page.getByRole('button', {name: collapse}).click();
    await expect(sidebar).toBeHidden();
    await expectAccessible(page);
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(page.getByRole('button', {name: expand})).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: expand}).click();
    await expect(sidebar).toBeVisible();
  });
}
