import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import {expect, test, type Page} from '@playwright/test';
import {built} from '../support/pages';
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
  '/airdrop/airdrop-rules-es',
];

const ofTheme = new Set(Object.values(english));

/** Words that an English text can hardly do without, and that are not Spanish. */
const words =
  /(?<![\p{L}'’])(?:the|and|of|to|with|your|from|for|this|is|are|in|on|by|page|copy|search|close|open|skip)(?!\p{L})/iu;

/** What is the same in Spanish, and proper names that hold an English word. */
const kept = /^(?:Error|Blog|Docs)$|Transit|Scan Studio|Smart\w* /;

/**
 * Fails with every text of the interface of a Spanish page that is English: what is visible outside of articles, code and answers
 * of the search, and the texts of attributes everywhere.
 */
async function expectSpanishInterface(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const texts = await page.evaluate(() => {
    const isOwn = (element: Element | null): element is Element =>
      element?.closest('[lang]') === document.documentElement && element.closest('noscript, script, style') === null;
    const found = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`body [${name}]`)].filter(isOwn).map((element) => element.getAttribute(name)),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const {parentElement, textContent} = walker.currentNode;
      if (isOwn(parentElement) && parentElement.closest('article, .markdown, code, main ol') === null) {
        found.push(textContent);
      }
    }
    return found.map((text) => text?.trim() ?? '').filter((text) => text !== '');
  });
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => (ofTheme.has(text) || words.test(text)) && !kept.test(text))).toEqual([]);
}

/** Opens a page with the policy of `_headers`, which the local server does not read. @returns what the browser complains of */
async function openWithPolicy(page: Page, path: string): Promise<string[]> {
  const policy = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? '';
  await page.route(
    ({pathname}) => pathname === path.replace(/\?.*/, ''),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
    },
  );
  const complaints = collectComplaints(page);
  if ((await open(page, path)) === 404) {
    // That the page does not exist.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  }
  return complaints;
}

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: accessible, in its width, within the policy`, {tag: '@quick'}, async ({page}) => {
    const complaints = await openWithPolicy(page, path);
    for (const width of [2560, 1920, 1440, 1200, 1024, 768, 390, 320]) {
      await expectToFit(page, width);
      for (const theme of width === 1440 || width === 390 ? ['dark', 'light'] : []) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        await settle(page);
        await expectAccessible(page);
      }
    }
    expect(complaints).toEqual([]);
  });
}

for (const path of translations) {
  test(`${path}: in its width and language, within the policy`, async ({page}) => {
    const complaints = await openWithPolicy(page, path);
    await expectSpanishInterface(page);
    for (const width of [1440, 1024, 320]) {
      await expectToFit(page, width);
    }
    // The menu of a phone has texts of its own.
    await page.locator('.navbar__toggle').click();
    await expectSpanishInterface(page);
    expect(complaints).toEqual([]);
  });
}

test('the policy stops scripts of others', async ({page}) => {
  const complaints = await openWithPolicy(page, '/markdown-page');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(complaints).toEqual([expect.stringContaining('script-src')]);
});
