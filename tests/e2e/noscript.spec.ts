import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

test('an operation page reads completely without JavaScript', async ({page}) => {
  await page.goto('/identity/colombia');
  await expect(page.getByRole('tabpanel')).toContainText("--url 'https://");
  await expect(page.locator('.field-table').first()).toContainText('documentNumber');
  await expect(page.locator('.error-table')).toContainText('DOCUMENT_NOT_FOUND');
  await expect(page.locator('pre').nth(1)).toContainText('"fullName"');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Full ID'})).toBeVisible();
});

test('the other language is one click away without JavaScript', async ({page}) => {
  await page.goto('/identity/colombia');
  await page.getByRole('button', {name: /^Language/}).hover();
  await page.locator('.navbar').getByRole('link', {name: 'Español', exact: true}).click();
  await expect(page).toHaveURL('/docs-es/identidad/colombia');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Colombia, identidad de ciudadanía');
});

test('the search box sends its question, and the search page says what it needs', async ({page}) => {
  await page.goto('/docs-es/intro');
  await page.locator('.navbar').getByRole('searchbox').fill('cédula');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs-es\/search\?q=c%C3%A9dula$/);
  await expect(page.locator('noscript p')).toHaveText(
    'La búsqueda necesita JavaScript. El menú contiene todas las páginas.',
  );
});
