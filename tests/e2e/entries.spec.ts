import {expect, test, type Page} from '@playwright/test';
import {open} from './site';

const field = (page: Page, name = 'Filter by') => page.getByRole('main').getByRole('searchbox', {name});
const count = (page: Page) => page.getByRole('main').locator('output');

test('the filter of the errors hides what lacks the words that are typed, and an empty field shows all', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', {name});
  await open(page, '/platform/errors');
  await field(page).fill('expired TOKEN');
  await expect(heading('otp_does_not_match')).toBeHidden();
  await expect(heading('Login and one-time passwords')).toBeHidden();
  await expect(heading('token_expired')).toBeVisible();
  await expect(page.locator('tbody tr').filter({visible: true}).first()).toBeInViewport();
  await expect(count(page)).toHaveText(/^\d+ of \d\d+$/);
  await field(page).fill('zzz');
  await expect(count(page)).toHaveText(/^0 of/);
  const search = page.getByRole('link', {name: 'Search the whole documentation'});
  await expect(search).toHaveAttribute('href', /\/search\?q=zzz$/);
  await page.getByRole('button', {name: 'Show everything'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(heading('otp_does_not_match')).toBeVisible();
});

test('an address that leads to an entry shows it, though the filter hides it', async ({page}) => {
  await open(page, '/docs-es/plataforma/glosario');
  const curp = page.locator('#curp');
  await field(page, 'Filtrar por').fill('soat');
  await expect(count(page)).toHaveText(/ de /);
  await expect(curp).toBeHidden();
  await page.evaluate(() => (window.location.hash = '#curp'));
  await expect(curp).toBeInViewport();
});
