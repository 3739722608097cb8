import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, open} from './site';

const samples = (page: Page) => page.getByRole('group', {name: /^(?:Sample request|Solicitud de ejemplo)$/});
const languages = (page: Page) => page.getByRole('combobox', {name: 'Programming language'}).first();
const choose = (page: Page, language: string) => languages(page).selectOption({label: language});

async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test.describe('code-sample language', () => {
  test('is cURL until the reader chooses, then follows everywhere', {tag: '@quick'}, async ({page}) => {
    await open(page, '/authentication/api-key-access-via-email');
    await expect(samples(page).first()).toContainText('curl --fail-with-body');
    await choose(page, 'Python');
    // Samples out of view follow when they come near.
    for (const sample of [samples(page).nth(0), samples(page).nth(1)]) {
      await sample.scrollIntoViewIfNeeded();
      await expect(sample).toContainText('requests.post(');
    }
    expect(await stored(page, 'preferred-language')).toBe('python');
    await page.getByRole('link', {name: 'Token by phone'}).first().click();
    await expect(samples(page).first()).toContainText('requests.post(');
    await open(page, '/docs-es/identidad/colombia');
    await expect(samples(page)).toContainText('requests.get(');
  });

  test('moves by arrow keys, Home and End', async ({page}) => {
    await open(page, '/identity/colombia');
    await languages(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(languages(page)).toHaveValue('javascript');
    await expect(samples(page)).toContainText('await fetch(');
    await page.keyboard.press('End');
    await expect(languages(page)).toHaveValue('swift');
    await expect(samples(page)).toContainText('URLRequest(');
    await page.keyboard.press('Home');
    await expect(languages(page)).toHaveValue('curl');
    await expect(languages(page)).toBeFocused();
  });

  test('changes in other tabs of the browser too', async ({page, context}) => {
    await open(page, '/identity/colombia');
    const other = await context.newPage();
    await open(other, '/identity/peru');
    await choose(other, 'Go');
    await expect(samples(page)).toContainText('package main');
  });

  test('is there without a jump of the page', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('preferred-language', 'java');
    });
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/identity/colombia');
    // Without scripts the site says that it did not load, which is not what is measured here.
    await page.getByRole('alert').evaluate((banner) => {
      banner.remove();
    });
    const before = await page.getByRole('heading', {name: 'Response'}).boundingBox();
    await page.unroute('**/assets/js/**');
    await open(page, '/identity/colombia');
    await expect(samples(page)).toContainText('public class Example');
    const after = await page.getByRole('heading', {name: 'Response'}).boundingBox();
    expect(before?.y).toBeGreaterThan(0);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  });

  test('ignores a stored value that is no language', {tag: '@quick'}, async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('preferred-language', 'cobol');
    });
    await open(page, '/identity/colombia');
    await expect(samples(page)).toContainText('curl --fail-with-body');
    await expect(page.locator('html')).toHaveAttribute('data-preferred-language', 'curl');
  });

  test('copies what is shown', {tag: '@quick'}, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/identity/colombia');
    await samples(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^curl --fail-with-body --max-time 30 --get \\\n/,
    );
    await page.getByRole('button', {name: 'Copy the address of the endpoint'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/.*\/v2\/co\/cedula$/);
  });

  test('says so when the browser has no clipboard, as without TLS', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, '/identity/colombia');
    await samples(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(samples(page).getByText('Not copied. Select the text instead.')).toBeInViewport();
  });
});

test.describe('colour mode', () => {
  test('is light, whatever the system prefers, and flips by the toggle', {tag: '@quick'}, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/intro');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-preferred-theme', 'light');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-preferred-theme', 'dark');
    expect([await stored(page, 'preferred-theme'), await stored(page, 'theme')]).toEqual(['dark', 'dark']);
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  for (const [preferred, theme] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
  ] as const) {
    test(`shows ${theme} for a stored ${preferred} before the first paint`, {tag: '@quick'}, async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.addInitScript((value) => {
        localStorage.setItem('preferred-theme', value);
      }, preferred);
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto('/intro');
      await expect(page.locator('html')).toHaveAttribute('data-preferred-theme', preferred);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    });
  }
});

test('storage that is denied costs the preference and one line of the console', {tag: '@quick'}, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const complaints = collectComplaints(page);
  await open(page, '/identity/colombia');
  await choose(page, 'Ruby');
  await expect(samples(page)).toContainText('require "net/http"');
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('storage is not available');
});
