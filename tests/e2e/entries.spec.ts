import {expect, test} from '@playwright/test';
import {open} from './site';

test('the filter of the errors hides what lacks the words that are typed, and an empty field shows all', async ({
  page,
}) => {
  const field = page.getByRole('searchbox', {name: 'Filter by'});
  const count = page.getByRole('main').locator('output');
  const heading = (name: string) => page.getByRole('heading', {name});
  await open(page, '/platform/errors');
  await field.fill('expired TOKEN');
  await expect(heading('otp_does_not_match')).toBeHidden();
  await expect(heading('token_expired')).toBeVisible();
  await expect(count).toHaveText(/^\d+ of \d\d+$/);
  await field.fill('zzz');
  await expect(count).toHaveText(/^0 of/);
  const search = page.getByRole('link', {name: 'Search the whole documentation'});
  await expect(search).toHaveAttribute('href', /\/search\?q=zzz$/);
  await page.getByRole('button', {name: 'Show everything'}).click();
  await expect(field).toHaveValue('');
  await expect(heading('otp_does_not_match')).toBeVisible();
});
