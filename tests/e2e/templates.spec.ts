import {expect, test, type Page} from '@playwright/test';
import {foreignTexts, interfaceTexts} from '../support/interfaceTexts';
import {interfacePages} from '../support/pages';
import {collectComplaints, expectAccessible, open, resize, settle, templates} from './site';

/** axe looks at the first two, at the colours in both modes; at all of them nothing is wider than the page. */
const widths = [1440, 390, 320];

/** Records what the Content-Security-Policy refuses from now on. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as {violations: string[]};
    seen.violations = [];
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      seen.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as {violations: string[]}).violations);
}

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

const isTranslation = (name: string): boolean => name.endsWith(', Spanish');

for (const [name, path] of Object.entries(templates)) {
  const tag = isTranslation(name) ? [] : ['@quick'];
  test(`${name}: accessible, in its width and language, within the policy`, {tag}, async ({page}) => {
    const violations = await recordViolations(page);
    const complaints = collectComplaints(page);
    const status = await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectInterfaceInLanguage(page);
    for (const [index, width] of widths.entries()) {
      await expectToFit(page, width);
      // The structure and the colours of a translated page are those of the page.
      for (const theme of index < 2 && !isTranslation(name) ? ['light', 'dark'] : []) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        await settle(page);
        await expectAccessible(page, {coloursOnly: theme === 'dark'});
      }
    }
    expect(await violations()).toEqual([]);
    // The browser complains that a page that does not exist was answered with 404.
    expect(complaints.filter((complaint) => !(status === 404 && complaint.includes('404')))).toEqual([]);
  });
}

test('nothing is wider than its page at the widths between', async ({page}) => {
  for (const [name, path] of Object.entries(templates)) {
    await test.step(name, async () => {
      await open(page, path);
      for (const width of [2560, 1920, 1200, 1024, 768]) {
        await expectToFit(page, width);
      }
    });
  }
});

test('pages with texts of their own have their interface in their language', async ({page}) => {
  for (const [name, url] of Object.entries(interfacePages).filter(([key]) => !(key in templates))) {
    await test.step(name, async () => {
      await open(page, url);
      await expectInterfaceInLanguage(page);
    });
  }
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/docs-es/identidad/colombia');
  await page.getByRole('button', {name: 'Abrir o cerrar la barra lateral'}).click();
  await expectInterfaceInLanguage(page);
});

test('the policy does refuse', async ({page}) => {
  const violations = await recordViolations(page);
  await open(page, '/markdown-page');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect((await violations()).join()).toContain('script-src');
});
