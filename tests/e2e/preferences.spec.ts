import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, open, settle} from './site';

const samples = (page: Page) => page.getByRole('group', {name: /^(?:Sample request|Solicitud de ejemplo)$/});
const languages = (page: Page) => page.getByRole('combobox', {name: 'Programming language'}).first();
const choose = (page: Page, language: string) => languages(page).selectOption({label: language});
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});

/** What is stored before the page is opened. */
const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    (entry) => {
      localStorage.setItem(...entry);
    },
    [key, value] as const,
  );
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('code-sample language', () => {
  test('is cURL until the reader chooses, then follows everywhere', {tag: '@quick'}, async ({page}) => {
    await open(page, '/authentication/api-key-access-via-phone');
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

  test('shows cURL where a sample does not have the language', async ({page}) => {
    await store(page, 'preferred-language', 'java');
    await open(page, '/quickstart');
    await samples(page).last().scrollIntoViewIfNeeded();
    await expect(samples(page).last().locator('code')).toContainText('curl ');
    await expect(samples(page).last().locator('code')).toBeVisible();
  });

  test('copies what is shown', {tag: '@quick'}, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // What is stored and is no language counts for nothing.
    await store(page, 'preferred-language', 'cobol');
    await open(page, '/identity/colombia');
    await expect(root(page)).toHaveAttribute('data-preferred-language', 'curl');
    await samples(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^curl --fail-with-body --max-time 30 --get \\\n/,
    );
    await page.getByRole('button', {name: 'Copy the address of the endpoint'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/.*\/v2\/co\/cedula$/);
  });

  test('copies without TLS, where pages have no clipboard, and says so when the browser refuses', async ({page}) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as {clipboard?: Clipboard}).clipboard;
    });
    await open(page, '/identity/colombia');
    const copy = page.getByRole('button', {name: 'Copy the address of the endpoint'});
    await copy.click();
    await expect(copy).toBeFocused();
    const box = page.locator('.navbar').getByRole('combobox');
    await box.press('Control+V');
    await expect(box).toHaveValue(/^https:\/\/.*\/v2\/co\/cedula$/);
    await box.press('Escape');
    await page.evaluate(() => {
      Object.assign(document, {execCommand: () => false});
    });
    await samples(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(samples(page).getByText('Not copied. Select the text instead.')).toBeInViewport();
  });

  test('changes what is above the list, and the list stays where it is', async ({page}) => {
    await page.setViewportSize({width: 1300, height: 900});
    for (const path of ['/access', '/quickstart', '/smart-scan']) {
      await store(page, 'preferred-language', 'curl');
      await open(page, path);
      const list = page.getByRole('combobox', {name: 'Programming language'}).last();
      await list.scrollIntoViewIfNeeded();
      for (const choice of [
        () => list.press('p'),
        () => list.selectOption('javascript'),
        () => list.selectOption('curl'),
      ]) {
        await settle(page);
        const before = (await list.boundingBox())?.y ?? NaN;
        await choice();
        await page.waitForLoadState('networkidle');
        await settle(page);
        const moved = ((await list.boundingBox())?.y ?? NaN) - before;
        expect(Math.abs(moved), `${path}: ${moved} px`).toBeLessThanOrEqual(8);
      }
    }
  });
});

test.describe('colour mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light, whatever the system prefers, and flips by the toggle', {tag: '@quick'}, async ({page}) => {
    await open(page, '/intro');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(root(page)).toHaveAttribute('data-preferred-theme', 'light');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-preferred-theme', 'dark');
    expect([await stored(page, 'preferred-theme'), await stored(page, 'theme')]).toEqual(['dark', 'dark']);
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });

  // That "light" and "dark" are taken, and what is no mode: src/delivery/boot/bootScript.properties.test.ts.
  test('is light before the first paint for a stored "system"', {tag: '@quick'}, async ({page}) => {
    await store(page, 'preferred-theme', 'system');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/intro');
    await expect(root(page)).toHaveAttribute('data-preferred-theme', 'system');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

for (const {what, breakIt, lines, tag} of [
  {
    what: 'denied',
    breakIt: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    lines: [expect.stringContaining('storage is not available')],
    tag: ['@quick'],
  },
  {
    what: 'full',
    breakIt: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
    lines: expect.not.arrayContaining([expect.stringMatching(/^uncaught/)]) as string[],
    tag: [],
  },
]) {
  test(
    `storage that is ${what} costs the preference and lines of the console, and nothing else`,
    {tag},
    async ({page}) => {
      const complaints = collectComplaints(page);
      await page.addInitScript(breakIt);
      await open(page, '/identity/colombia');
      await choose(page, 'Ruby');
      await expect(samples(page)).toContainText('require "net/http"');
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await page.locator('.navbar').getByRole('combobox').fill('interpol');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=interpol');
      expect(complaints).toEqual(lines);
    },
  );
}
