import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

export {open} from '../../scripts/serving/open';

const sitemap = path.resolve(__dirname, '../../build/sitemap.xml');

/** Pages that are served and not in the sitemap. */
const unlisted = ['/search', '/docs-es/search', '/markdown-page'];

/**
 * Paths of every page of the built site.
 *
 * @throws if there is no built site
 */
export function sitePaths(): string[] {
  const locations = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  return [...locations.map((url) => decodeURI(new URL(url).pathname)), ...unlisted];
}

/** One page of each template, for checks that are too slow for all. */
export const templates: Readonly<Record<string, string>> = {
  landing: '/',
  'landing, Spanish': '/docs-es',
  operation: '/identity/colombia',
  'operation, Spanish': '/docs-es/identidad/colombia',
  'operation with nested fields': '/api/projects/projects-create',
  object: '/resources/the-project-object',
  'object, Spanish': '/docs-es/recursos/el-objeto-proyecto',
  'two operations': '/identity/canada',
  'guide on a workflow': '/authentication/api-key-access-via-email',
  guide: '/authentication',
  welcome: '/intro',
  'welcome, Spanish': '/docs-es/intro',
  country: '/countries/colombia',
  'opening page of a group': '/identity',
  'blog list': '/blog',
  'blog post': '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
  'blog post, Spanish': '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
  'blog archive': '/blog/archive',
  'blog authors': '/blog/authors',
  'blog tags': '/blog/tags',
  search: '/search?q=cedula',
  'search, Spanish': '/docs-es/search?q=cedula',
  'plain page': '/markdown-page',
  'not found': '/no/such/page',
  'not found, Spanish': '/docs-es/no/such/page',
};

/** Collects errors and warnings of a page; the list stays empty on a page that works. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What a page still loads when the next one is opened in its place is stopped by the browser.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`request failed: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      complaints.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return complaints;
}

/** Sizes the window and waits until what that sets in motion, such as the width of the sidebar, has come to rest. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({finished}) => finished)));
}

/** WCAG 2.2 AA, and what axe recommends beyond it. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with every accessibility rule that the page breaks, and where. axe runs in the page itself: its wrapper for Playwright
 * opens a second page for each run, which takes three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const rows = await page.evaluate(async (tags) => {
    const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
    const {violations} = await run(document, {runOnly: tags, resultTypes: ['violations'], iframes: false});
    return violations.flatMap(({id, help, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, accessibilityTags);
  expect(rows).toEqual([]);
}
