import type {RequestListener} from 'node:http';
import {expect, test} from '@playwright/test';
import {html} from '../support/pages';
import {serveBuild, startSite} from '../support/startSite';
import {open, store} from './site';

/** A slow line: a page comes in two halves, with time between them to paint what is there. */
const answerSlowly: RequestListener = (request, response) => {
  if (request.headers['sec-fetch-dest'] !== 'document') {
    serveBuild(request, response);
    return;
  }
  const page = html(request.url ?? '');
  response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
  const half = page.length / 2;
  response.write(page.slice(0, half));
  setTimeout(() => response.end(page.slice(half)), 300);
};

for (const width of [390, 768, 1024, 1440]) {
  test(`nothing of a page moves while it loads, at ${width} px`, async ({page}) => {
    const site = await startSite(answerSlowly);
    await page.setViewportSize({width, height: 900});
    await store(page, {'preferred-language': 'python', 'reference-fields': 'open'});
    await page.addInitScript(() => {
      const moved: string[] = [];
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & {sources: {node: Element | null}[]})[];
        moved.push(...shifts.flatMap(({sources}) => sources.map(({node}) => node?.outerHTML.slice(0, 100) ?? '')));
        document.documentElement.dataset.moved = moved.join('\n');
      }).observe({type: 'layout-shift', buffered: true});
    });
    for (const path of [
      '/identity/colombia',
      '/docs-es/api/proyectos/crear-proyecto',
      '/',
      '/authentication/api-key-access-via-phone',
      '/countries',
      '/blog',
    ]) {
      await open(page, `${site.origin}${path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html'), path).not.toHaveAttribute('data-moved');
    }
    site.stop();
  });
}
