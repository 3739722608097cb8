import {expect, test, type Page} from '@playwright/test';
import {built} from '../support/pages';
import {expectInterfaceInLanguage, isForeign} from './interfaceTexts';
import {collectComplaints, expectAccessible, expectToFit, open, settle} from './site';

/** One page of each template, for checks that are too slow for all. */
const templates = {
  landing: '/',
  operation: '/identity/colombia',
  'operation with nested fields': '/api/project-flows/project-flows-update',
  object: '/resources/the-project-object',
  'two operations': '/legal/health',
  'guide on a workflow': '/guides/verify-a-business',
  guide: '/authentication',
  welcome: '/intro',
  country: '/countries/colombia',
  'opening page of a group': '/identity',
  'blog list': '/blog',
  'blog post': '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
  'blog archive': '/blog/archive',
  'blog authors': '/blog/authors',
  'blog tags': '/blog/tags',
  search: '/search?q=cedula',
  'plain page': '/markdown-page',
  'not found': '/no/such/page',
};

/** Their structure and colours are those of the templates; their texts are not. */
const translations = [
  '/docs-es',
  '/docs-es/identidad/colombia',
  '/docs-es/recursos/el-objeto-proyecto',
  '/docs-es/recursos/el-objeto-webhook',
  '/docs-es/intro',
  '/docs-es/paises',
  '/docs-es/search?q=cedula',
  '/docs-es/no/such/page',
  '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
  '/blog/tags/privacidad',
  '/blog/authors/research',
  '/airdrop/airdrop-rules-es',
];

/** Sends pages with the policy of `_headers`, which the local server does not read; the browser complains of what it refuses. */
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
}

/** Opens a page as hosts send it. @returns what the browser complains of */
async function openWithPolicy(page: Page, path: string): Promise<string[]> {
  const complaints = collectComplaints(page);
  await applyPolicy(page);
  if ((await open(page, path)) === 404) {
    // That the page does not exist.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  }
  return complaints;
}

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: accessible, in its width and language, within the policy`, {tag: '@quick'}, async ({page}) => {
    const complaints = await openWithPolicy(page, path);
    await expectInterfaceInLanguage(page);
    for (const width of [2560, 1920, 1440, 1200, 1024, 768, 390, 320]) {
      await expectToFit(page, width);
      for (const theme of width === 1440 || width === 390 ? ['dark', 'light'] : []) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        await settle(page);
        await expectAccessible(page, theme === 'dark' ? 'colours' : 'all');
      }
    }
    expect(complaints).toEqual([]);
  });
}

for (const path of translations) {
  test(`${path}: in its width and language, within the policy`, async ({page}) => {
    const complaints = await openWithPolicy(page, path);
    await expectInterfaceInLanguage(page);
    for (const width of [1440, 1024, 320]) {
      await expectToFit(page, width);
    }
    // The menu of a phone has texts of its own.
    await page.locator('.navbar__toggle').click();
    await expectInterfaceInLanguage(page);
    expect(complaints).toEqual([]);
  });
}

test('texts of another language and scripts of others are found', async ({page}) => {
  expect(['Copiar código', 'Skip to main content'].map((text) => isForeign(text, 'es'))).toEqual([false, true]);
  expect(['Search', 'Página siguiente'].map((text) => isForeign(text, 'en'))).toEqual([false, true]);
  const complaints = await openWithPolicy(page, '/markdown-page');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(complaints).toEqual([expect.stringContaining('script-src')]);
});
