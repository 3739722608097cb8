import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

export const phone = {width: 390, height: 844};

export const title = (page: Page) => page.getByRole('heading', {level: 1});
export const sidebar = (page: Page) => page.getByRole('navigation', {name: /^(?:Docs sidebar|Barra lateral)/});
export const searchBox = (page: Page) => page.locator('.navbar').getByRole('combobox');
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return response?.status() ?? 0;
}

/** Stores what is there before a page is opened. */
export const store = (page: Page, values: Readonly<Record<string, string>>) =>
  page.addInitScript((entries) => Object.assign(localStorage, entries), values);

/** Opens the page in the other language. */
export async function switchLanguage(page: Page, language: 'English' | 'Español'): Promise<void> {
  await page.getByRole('button', {name: /^(?:Language|Idioma)/}).click();
  await page.locator('.navbar').getByRole('link', {name: language, exact: true}).click();
}

/** Keeps the answers to requests back. @returns what lets them go */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

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
  return complaints;
}

/** Brings what moves to its end. It is not waited for: Chromium 156 leaves `finished` of some transitions pending for ever. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) {
        animation.finish();
      }
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Fails where the page scrolls sideways in a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await settle(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}

/** WCAG 2.2 AA, and what axe recommends beyond it. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of styles, which take most time: a page that has those of a template need not be looked at for them. */
export const withoutStyles = {'color-contrast': {enabled: false}, 'target-size': {enabled: false}};

/**
 * Fails with every accessibility rule that the page breaks, and where. axe runs in the page itself: its wrapper for Playwright
 * opens a second page for each run, which takes three times as long.
 */
export async function expectAccessible(page: Page, rules: axe.RunOptions['rules'] = {}): Promise<void> {
  // The bar that Docusaurus shows while the next page loads has a role of its own making, and is gone with the page.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.evaluate(axeSource);
  const rows = await page.evaluate(
    async (options) => {
      const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
      const {violations} = await run(document, {...options, resultTypes: ['violations'], iframes: false});
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    {runOnly, rules},
  );
  expect(rows).toEqual([]);
}
