import {expect, test, type Page} from '@playwright/test';
import {foreignTexts, interfaceTexts} from '../support/interfaceTexts';
import {built} from '../support/pages';
import {collectComplaints, expectAccessible, open, resize, settle, templates} from './site';

/** Sends pages with the policy of `_headers`, which the local server does not read, and records what it refuses. */
async function applyPolicy(page: Page): Promise<void> {
  const policy = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? '';
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch({maxRedirects: 0});
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
  });
  await page.addInitScript(() => {
    const seen = globalThis as unknown as {violations: string[]};
    seen.violations = [];
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      seen.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}
const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as {violations: string[]}).violations);

async function expectInterfaceInLanguage(page: Page): Promise<void> {
  const {texts, lang} = interfaceTexts(await page.content());
  expect(texts.length).toBeGreaterThan(8);
  expect(foreignTexts(texts, lang === 'es' ? 'es' : 'en')).toEqual([]);
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await resize(page, width);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
}

test.describe('each kind of page', () => {
  let page: Page;
  let complaints: string[];

  // One page for all of them: a reader's browser keeps the scripts, too, and need not compile them again.
  test.beforeAll(async ({browser}) => {
    page = await browser.newPage();
    complaints = collectComplaints(page);
    await applyPolicy(page);
  });
  test.afterAll(() => page.close());

  for (const [name, path] of Object.entries(templates)) {
    // The structure and the colours of a translated page are those of the page; its texts are not.
    const isTranslation = name.endsWith(', Spanish');
    test(
      `${name}: accessible, in its width and language, within the policy`,
      {tag: isTranslation ? [] : ['@quick']},
      async () => {
        complaints.length = 0;
        await page.setViewportSize({width: 1440, height: 900});
        const status = await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        if (isTranslation) {
          await expectInterfaceInLanguage(page);
        }
        for (const width of [1440, 390]) {
          await expectToFit(page, width);
          for (const theme of isTranslation ? [] : ['light', 'dark']) {
            await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
            await settle(page);
            await expectAccessible(page, {coloursOnly: theme === 'dark'});
          }
        }
        await expectToFit(page, 320);
        expect(await violations(page)).toEqual([]);
        // The browser complains that a page that does not exist was answered with 404.
        expect(complaints.filter((complaint) => !(status === 404 && complaint.includes('404')))).toEqual([]);
      },
    );
  }

  test('is no wider than the window at the widths between', async () => {
    for (const [name, path] of Object.entries(templates)) {
      await test.step(name, async () => {
        await open(page, path);
        for (const width of [2560, 1920, 1200, 1024, 768]) {
          await expectToFit(page, width);
        }
      });
    }
  });
});

test('the menu of a phone is in the language of the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/docs-es/identidad/colombia');
  await page.getByRole('button', {name: 'Abrir o cerrar la barra lateral'}).click();
  await expectInterfaceInLanguage(page);
});

test('the policy does refuse', async ({page}) => {
  await applyPolicy(page);
  await open(page, '/markdown-page');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect((await violations(page)).join()).toContain('script-src');
});
