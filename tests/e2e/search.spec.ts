import {expect, test} from '@playwright/test';
import {collectComplaints, open} from './site';

test('the box in the navbar is reached by Ctrl+K and leads to the answers', async ({page}) => {
  await open(page, '/intro');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.navbar').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('temporary protection permit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=temporary+protection+permit');
  await page.getByRole('main').getByRole('link', {name: /PPT/}).first().click();
  await expect(page).toHaveURL('/identity/colombia-ppt');
});

test('each language searches its own pages, with or without accents', async ({page}) => {
  for (const query of ['cédula', 'cedula']) {
    await open(page, `/docs-es/search?q=${encodeURIComponent(query)}`);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first()).toBeVisible();
    for (const link of await results.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/(docs-es|blog)\//);
    }
  }
});

test('a query that finds nothing, or is hostile, is an answer and no error', async ({page}) => {
  const complaints = collectComplaints(page);
  for (const query of ['qqqqzzzz', '<img src=x onerror=alert(1)>', '%', 'a'.repeat(10_000)]) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('status')).toContainText(/Nothing found|Results/);
  }
  expect(complaints).toEqual([]);
});

test('an index that is missing gives a clear message', async ({page}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(page, '/docs-es/search?q=peru');
  await expect(page.getByRole('status')).toContainText('No se pudo cargar el índice de búsqueda');
});
