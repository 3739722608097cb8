import {expect, test, type Page} from '@playwright/test';
import {open, resize} from './site';

const operations = [
  '/identity/colombia',
  '/docs-es/identidad/colombia',
  '/identity/venezuela',
  '/resources/create-a-project',
  '/docs-es/recursos/crear-un-proyecto',
  '/functions/create-zelfproof',
] as const;

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? NaN;

for (const [width, height, most] of [
  [1024, 768, 900],
  [390, 844, 1000],
] as const) {
  test(`the request of an operation stands above ${most} px at ${width} × ${height}, and is short there`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    for (const path of operations) {
      await open(page, path);
      expect(await topOf(page, '.reference-panel pre'), path).toBeLessThan(most);
      const card = page.locator('.reference-panel [data-part=request]').first();
      expect((await card.boundingBox())?.height, path).toBeLessThanOrEqual(394);
    }
  });
}

test('a long request is shown whole by its checkbox, without scripts too', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  await page.goto('/functions/create-zelfproof');
  const card = page.locator('.reference-panel [data-part=request]').first();
  const folded = (await card.boundingBox())?.height ?? NaN;
  await card.getByText('Show all').click();
  expect((await card.boundingBox())?.height).toBeGreaterThan(folded + 40);
  await context.close();
});

test('the quickstart has code in the first 500 px of a laptop', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of ['/quickstart', '/docs-es/inicio-rapido']) {
    await open(page, path);
    expect(await topOf(page, 'main pre'), path).toBeLessThan(500);
  }
});

/** Names that break inside a word although the word has room in a line of its own. */
function brokenNames(page: Page): Promise<string[]> {
  return page.locator('main :is(:not(pre) > code, .name-heading), .table-of-contents__link').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const broken: string[] = [];
        const room = element.closest('td, li, p, h3, h4, div')?.clientWidth ?? Infinity;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (const word of node.textContent?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const parts = Array.from(range.getClientRects());
            // What an ellipsis cuts has two parts in one line.
            const lines = new Set(parts.map(({top}) => Math.round(top)));
            if (lines.size > 1 && parts.reduce((sum, {width}) => sum + width, 0) < room * 0.8) {
              broken.push(word[0]);
            }
          }
        }
        return broken;
      }),
  );
}

test('names break between their parts, at every width', async ({page}) => {
  test.setTimeout(180_000);
  for (const path of [
    '/platform/errors',
    '/platform/webhooks',
    '/api/projects/projects-create',
    ...operations.slice(0, 2),
  ]) {
    await open(page, path);
    for (const width of [320, 390, 768, 1024, 1200, 1440, 1920]) {
      await resize(page, width);
      expect(await brokenNames(page), `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
    }
  }
});
