import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, expectAccessible, open, scrollTop, searchBox as box, switchLanguage} from './site';

const options = (page: Page) => page.locator('.navbar').getByRole('listbox').getByRole('option');
const panelStatus = (page: Page) => page.locator('.navbar').getByRole('status');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').locator('ol > li');

test('the box is reached by Ctrl+K and by the slash, not while one types elsewhere, and the page stays', async ({
  page,
}) => {
  await open(page, '/platform/errors');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollTop(page)).toBe(2000);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('otp/');
    await expect(options(page).first()).toContainText(/otp/i);
    expect(await scrollTop(page)).toBe(2000);
    await box(page).fill('');
    await box(page).blur();
  }
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
});

test(
  'answers appear while one types, the first is chosen, and keys lead through them',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, '/intro');
    await box(page).fill('temporary protection');
    const first = options(page).first();
    const last = options(page).last();
    await expect(first).toContainText('Colombia, temporary protection permit (PPT)');
    await expect(first).toContainText('Operation · Data checks · Colombia');
    await expect(first.locator('mark').first()).toHaveText('temporary');
    await expect(panelStatus(page)).toContainText('Results for');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await expectAccessible(page);

    // Keys that an input method takes do nothing else.
    const wasLeft = await box(page).evaluate((input) =>
      ['ArrowDown', 'Escape'].map((key) =>
        input.dispatchEvent(new KeyboardEvent('keydown', {key, isComposing: true, bubbles: true, cancelable: true})),
      ),
    );
    expect(wasLeft).toEqual([true, true]);
    await expect(first).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toHaveText('See all results');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/identity/colombia-ppt');
    await expect(options(page)).toHaveCount(0);
  },
);

test('the last option leads to the search page', {tag: '@quick'}, async ({page}) => {
  await open(page, '/intro');
  await box(page).fill('vehicle');
  await page.getByRole('option', {name: 'See all results'}).click();
  await expect(page).toHaveURL('/search?q=vehicle');
  await expect(status(page)).toContainText('Results for “vehicle”');
  await page.reload();
  await expect(results(page).filter({hasText: 'Verify a vehicle'})).toHaveCount(1);
});

test('the search page offers questions before one is asked, and what to try where nothing is found', async ({page}) => {
  const question = page.getByRole('main').getByRole('link', {name: 'receive webhooks'});
  await open(page, '/search');
  await question.click();
  await expect(page).toHaveURL('/search?q=receive+webhooks');
  await expect(results(page).first()).toContainText('Receive webhooks');
  await open(page, '/search?q=qqqqqq');
  await expect(status(page)).toContainText('Nothing found for “qqqqqq”. Try fewer words');
  await expect(question).toBeVisible();
});

test(
  'each language searches its own pages, with or without accents, and offers the other',
  {tag: '@quick'},
  async ({page}) => {
    for (const query of ['cédula', 'cedula']) {
      await open(page, `/docs-es/search?q=${query}`);
      await expect(results(page).first()).toBeVisible();
      const foreign = results(page).locator('a:not([href^="/docs-es/"], [href^="/blog/"])');
      await expect(foreign).toHaveCount(0);
    }
    await switchLanguage(page, 'English');
    await expect(page).toHaveURL('/search?q=cedula');
    await expect(status(page)).toContainText('Results for');
  },
);

test('pages to start with are offered before anything is typed', async ({page}) => {
  await open(page, '/intro');
  await box(page).click();
  await expect(page.getByRole('group', {name: 'Start here'}).getByRole('option')).toHaveCount(4);
});

test('hostile queries are an answer or none, and never an error', async ({page}) => {
  const complaints = collectComplaints(page);
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '%E0%A4%A',
    '\u0000\u0007\u001B[31m',
    'a'.repeat(10_000),
    '{{constructor.constructor("alert(1)")()}}',
    '(((((((((([[[[',
  ]) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(status(page)).toContainText(/Nothing found|Results/);
    await box(page).fill(query);
    await expect(panelStatus(page)).toContainText(/Nothing found|Results|^$/);
  }
  await open(page, '/search?q=%');
  await expect(status(page)).toContainText(/Nothing found|Results/);
  expect(complaints).toEqual([]);
});

test(
  'a missing or broken index gives a clear message, and a search works when it is back',
  {tag: '@quick'},
  async ({page}) => {
    const failed = 'No se pudo cargar el índice de búsqueda';
    await page.route('**/search/es.json', (route) => route.abort());
    await open(page, '/docs-es/search?q=peru');
    await expect(status(page)).toContainText(failed);
    await page.route('**/search/es.json', (route) => route.fulfill({status: 200, body: '{"records": 7'}));
    await box(page).fill('interpol');
    await expect(panelStatus(page)).toContainText(failed);
    await page.unrouteAll();
    await box(page).fill('europol');
    await expect(options(page).first()).toContainText('Europol');
  },
);
