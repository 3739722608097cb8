import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, expectAccessible, open} from './site';

const field = (page: Page, name = 'Filter by') => page.getByRole('main').getByRole('searchbox', {name});
const count = (page: Page) => page.getByRole('main').locator('output');
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 4, name});

test('the filter of the errors hides what lacks the words that are typed, and an empty field shows all', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, '/platform/errors');
  await expect(heading(page, 'otp_does_not_match')).toBeVisible();
  await field(page).fill('expired TOKEN');
  await expect(heading(page, 'token_expired')).toBeVisible();
  await expect(page.locator('tbody tr').filter({visible: true}).first()).toBeInViewport();
  await expect(heading(page, 'otp_does_not_match')).toBeHidden();
  await expect(page.getByRole('heading', {level: 3, name: 'Access and credits'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 3, name: 'Login and one-time passwords'})).toBeHidden();
  await expect(count(page)).toHaveText(/^\d+ of \d\d+$/);
  await expectAccessible(page);
  await field(page).fill('zzz');
  await expect(count(page)).toHaveText(/^0 of/);
  await expect(page.getByRole('heading', {name: 'Related pages'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Search the whole documentation'})).toHaveAttribute(
    'href',
    /\/search\?q=zzz$/,
  );
  await page.getByRole('button', {name: 'Show everything'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(heading(page, 'otp_does_not_match')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an address that leads to an entry shows it, though the filter hides it', async ({page}) => {
  await open(page, '/docs-es/plataforma/glosario');
  const filter = field(page, 'Filtrar por');
  const curp = page.locator('#curp');
  await filter.fill('soat');
  await expect(count(page)).toHaveText(/ de /);
  await expect(page.locator('#soat')).toBeInViewport();
  await expect(curp).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#curp';
  });
  await expect(curp).toBeInViewport();
  await expect(filter).toHaveValue('');
});

test('the filter of the events narrows the table and the sections alike', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/platform/webhooks');
  await field(page).fill('otp_incorect');
  const rows = page.locator('.event-table tbody tr').filter({visible: true});
  await expect(count(page)).toHaveText(`${await rows.count()} of 36`);
  await expect(rows.first()).toBeInViewport();
  await expect(page.locator('#event-email-validation-otp-incorect')).toBeVisible();
  await expect(page.locator('#event-email-validation-created')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every entry is there, without the field, and what is folded opens', async ({page}) => {
    await page.goto('/platform/errors');
    await expect(page.getByRole('main').getByPlaceholder('Filter by')).toBeHidden();
    const folded = page.locator('#token_expired ~ details').first();
    await expect(folded.getByRole('link').first()).toBeHidden();
    await folded.getByText(/^Answered by \d+ operations$/).click();
    await expect(folded.getByRole('link').first()).toBeVisible();
  });
});
