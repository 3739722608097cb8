import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, expectAccessible, open} from './site';

const box = (page: Page) => page.locator('.navbar').getByRole('combobox');
const panel = (page: Page) => page.locator('.navbar').getByRole('listbox');

test('the box is reached by Ctrl+K and by the slash, and not while one types elsewhere', async ({page}) => {
  await open(page, '/no/such/page');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  const other = page.getByRole('main').getByRole('combobox', {name: 'Search the documentation'});
  await other.focus();
  await page.keyboard.type('/v2');
  await expect(other).toHaveValue('/v2');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
});

test(
  'answers appear while one types, the first is chosen, and keys lead through them',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, '/intro');
    await box(page).fill('temporary protection');
    const options = panel(page).getByRole('option');
    await expect(options.first()).toContainText('Colombia, temporary protection permit (PPT)');
    await expect(options.first()).toContainText('Operation · Data checks · Colombia');
    await expect(options.first().locator('mark').first()).toHaveText('temporary');
    await expect(page.locator('.navbar').getByRole('status')).toContainText('Results for');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await expectAccessible(page);

    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toHaveText('See all results and filter');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toContainText('(PPT)');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/identity/colombia-ppt');
    await expect(panel(page)).toBeHidden();
  },
);

test('keys that an input method takes do nothing else', async ({page}) => {
  await open(page, '/intro');
  await box(page).fill('interpol');
  const options = panel(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const wasLeft = await box(page).evaluate((input) =>
    ['ArrowDown', 'Escape'].map((key) =>
      input.dispatchEvent(new KeyboardEvent('keydown', {key, isComposing: true, bubbles: true, cancelable: true})),
    ),
  );
  expect(wasLeft).toEqual([true, true]);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

test('the last option leads to the search page, where filters narrow the answer', {tag: '@quick'}, async ({page}) => {
  await open(page, '/intro');
  await box(page).fill('vehicle');
  await panel(page).getByRole('option', {name: 'See all results and filter'}).click();
  await expect(page).toHaveURL('/search?q=vehicle');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('Results for “vehicle”');
  const results = main.locator('ol > li');
  await main.getByLabel('Kind').selectOption({label: 'Guide'});
  await expect(page).toHaveURL('/search?q=vehicle&kind=guide');
  await expect(results.filter({hasText: 'Operation ·'})).toHaveCount(0);
  await expect(results.filter({hasText: 'Verify a vehicle'})).toHaveCount(1);
  await main.getByLabel('Area').selectOption({label: 'Data checks'});
  await expect(page).toHaveURL('/search?q=vehicle&kind=guide&area=data-checks');
  await expect(results.filter({hasText: 'Verify a vehicle'})).toHaveCount(0);
  await expect(results.first()).toContainText('Guide · Data checks');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=vehicle&kind=guide');
  await expect(main.getByLabel('Area')).toHaveValue('');
  await page.reload();
  await expect(results.filter({hasText: 'Verify a vehicle'})).toHaveCount(1);
});

test('the search page offers questions before one is asked, and what to try where nothing is found', async ({page}) => {
  await open(page, '/search');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'receive webhooks'}).click();
  await expect(page).toHaveURL('/search?q=receive+webhooks');
  await expect(main.locator('ol > li > a').first()).toContainText('Receive webhooks');
  await open(page, '/search?q=qqqqqq');
  await expect(main.getByRole('status')).toContainText('Nothing found for “qqqqqq”. Try fewer words');
  await expect(main.getByRole('link', {name: 'receive webhooks'})).toBeVisible();
});

test(
  'each language searches its own pages, with or without accents, and offers the other',
  {tag: '@quick'},
  async ({page}) => {
    for (const query of ['cédula', 'cedula']) {
      await open(page, `/docs-es/search?q=${encodeURIComponent(query)}`);
      const results = page.getByRole('main').locator('ol > li');
      await expect(results.first()).toBeVisible();
      for (const link of await results.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(/^\/(docs-es|blog)\//);
      }
    }
    await page.getByRole('button', {name: /^Idioma/}).click();
    await page.locator('.navbar').getByRole('link', {name: 'English', exact: true}).click();
    await expect(page).toHaveURL('/search?q=cedula');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Results for');
  },
);

test('recent searches are offered, until they are forgotten', async ({page}) => {
  await open(page, '/intro');
  await box(page).fill('interpol');
  await panel(page).getByRole('option').first().click();
  await expect(page).toHaveURL('/background-check/interpol-background-check');
  // The page takes the focus to its title, which would close the panel.
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await box(page).fill('');
  await box(page).click();
  await expect(panel(page).getByRole('group', {name: 'Start here'}).getByRole('option')).toHaveCount(4);
  await panel(page).getByRole('option', {name: 'interpol'}).click();
  await expect(page).toHaveURL('/search?q=interpol');
  await box(page).click();
  await page.getByRole('button', {name: 'Forget recent searches'}).click();
  await expect(panel(page).getByRole('option', {name: 'interpol'})).toHaveCount(0);
});

test('a search that was overtaken does not replace the later one', async ({page}) => {
  await open(page, '/intro');
  await page.route('**/search/en.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await box(page).fill('interpol');
  await page.waitForTimeout(200);
  await box(page).fill('europol');
  await expect(panel(page).getByRole('option').first()).toContainText('Europol');
  await page.waitForTimeout(500);
  await expect(panel(page).getByRole('option').first()).toContainText('Europol');
});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '%',
  '%E0%A4%A',
  '\u0000\u0007\u001B[31m',
  'a'.repeat(10_000),
  '{{constructor.constructor("alert(1)")()}}',
  '/'.repeat(300),
  '(((((((((([[[[',
];

test('hostile queries are an answer or none, and never an error', async ({page}) => {
  const complaints = collectComplaints(page);
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  for (const query of hostile) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/Nothing found|Results/);
    await box(page).fill(query);
    await expect(page.locator('.navbar').getByRole('status')).toContainText(/Nothing found|Results|^$/);
  }
  await open(page, '/search?q=%&kind=%3Cimg%3E&area=../../x');
  await expect(page.getByRole('main').getByRole('status')).toContainText(/Nothing found|Results/);
  expect(complaints).toEqual([]);
});

test(
  'a missing or broken index gives a clear message, and a search works again when it is back',
  {tag: '@quick'},
  async ({page}) => {
    await page.route('**/search/es.json', (route) => route.abort());
    await open(page, '/docs-es/search?q=peru');
    await expect(page.getByRole('main').getByRole('status')).toContainText('No se pudo cargar el índice de búsqueda');
    await page.unroute('**/search/es.json');
    await page.route('**/search/es.json', (route) => route.fulfill({status: 200, body: '{"records": 7'}));
    await box(page).fill('interpol');
    await expect(page.locator('.navbar').getByRole('status')).toContainText('No se pudo cargar el índice de búsqueda');
    await page.unroute('**/search/es.json');
    await box(page).fill('europol');
    await expect(panel(page).getByRole('option').first()).toContainText('Europol');
  },
);
