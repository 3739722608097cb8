import type {RequestListener} from 'node:http';
import {expect, test, type Page} from '@playwright/test';
import {html} from '../support/pages';
import {serveBuild, startSite, type RunningSite} from '../support/startSite';
import {open, store} from './site';

const sample = 'pre.language-python';

/** Pages, what is in them when they are complete, and the widths at which nothing of them may move before that. */
const pages: readonly (readonly [path: string, shown: string, widths: readonly number[]])[] = [
  ['/identity/colombia', sample, [390, 768, 1024, 1440]],
  ['/docs-es/api/proyectos/crear-proyecto', sample, [390, 768, 1024, 1440]],
  ['/resources/the-project-object', '.reference-panel pre', [390, 768, 1024, 1440]],
  ['/', sample, [390, 1440]],
  ['/authentication/api-key-access-via-phone', sample, [390, 1440]],
  ['/countries/colombia', 'article .operations', [390, 1440]],
  ['/countries', 'article table', [390, 1440]],
  ['/blog', 'main article', [390, 1440]],
];

/** A slow line: a page comes in pieces, with time between them to paint what is there. */
const answerSlowly: RequestListener = (request, response) => {
  if (request.headers['sec-fetch-dest'] !== 'document') {
    serveBuild(request, response);
    return;
  }
  const page = html((request.url ?? '').replace(/\?.*/, ''));
  response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
  const length = Math.ceil(page.length / 10);
  const write = (from: number): void => {
    response.write(page.slice(from, from + length));
    if (from + length < page.length) {
      setTimeout(write, 40, from + length);
    } else {
      response.end();
    }
  };
  write(0);
};

/** Keeps a list of what moved, in the page itself: from its first paint on. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {sources: {node: Element | null}[]})[];
      moved.push(...shifts.flatMap(({sources}) => sources.map(({node}) => node?.outerHTML.slice(0, 100) ?? '')));
      document.documentElement.dataset.moved = moved.join('\n');
    }).observe({type: 'layout-shift', buffered: true});
  });
}

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite(answerSlowly);
});
test.afterAll(() => {
  site.stop();
});

for (const [path, shown, widths] of pages) {
  for (const width of widths) {
    test(`nothing of ${path} moves while it loads, at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await store(page, {'preferred-language': 'python', 'reference-fields': 'open'});
      await watchMoves(page);
      await open(page, `${site.origin}${path}`);
      await expect(page.locator(shown).filter({visible: true}).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
    });
  }
}
