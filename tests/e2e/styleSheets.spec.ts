import {expect, test} from '@playwright/test';
import {open} from './site';

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
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await asked;
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('does not keep the page away where it does not load', async ({page}) => {
    await page.route(sheet, (route) => route.abort());
    await open(page, '/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await reloaded;
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
