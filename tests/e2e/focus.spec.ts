import {expect, test} from '@playwright/test';
import {collectComplaints, open} from './site';

test.describe('after a navigation without a new document', () => {
  test('the focus is on the title, within a section and from one to another', async ({page}) => {
    await open(page, '/identity/chile');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Uruguay'}).click();
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText(/^Uruguay/);
    await expect(title).toBeFocused();
    await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
    await expect(title).toHaveText('Blog');
    await expect(title).toBeFocused();
    // The keyboard goes on from there, and the title is no stop of its own.
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(title).not.toHaveAttribute('tabindex');
  });

  test('the way back keeps the place, and the skip link works', async ({page}) => {
    await open(page, '/docs-es/identidad/chile');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page
      .getByRole('navigation', {name: 'Barra lateral de la documentación'})
      .getByRole('link', {name: 'Uruguay'})
      .click();
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText(/^Uruguay/);
    await expect(title).toBeFocused();
    await page.goBack();
    await expect(title).toHaveText(/^Chile/);
    await expect(title).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.getByRole('link', {name: 'Saltar al contenido principal'}).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('a link to a part of the same page moves to that part, and not to the title', async ({page}) => {
    await open(page, '/platform/errors');
    await page.locator('.table-of-contents a').filter({visible: true}).nth(1).click();
    await expect(page).toHaveURL(/#/);
    await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

for (const hash of ['#%', '#%ff', '#%E0%A4%A']) {
  test(`an address that ends in ${hash} shows its page, first and later`, async ({page}) => {
    const complaints = collectComplaints(page);
    await open(page, `/identity/colombia${hash}`);
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText(/^Colombia/);
    await page.evaluate((broken) => {
      window.location.hash = `#errors`;
      window.location.hash = broken;
    }, hash);
    await expect(title).toHaveText(/^Colombia/);
    expect(complaints).toEqual([]);
  });
}
