import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

export {templates} from '../support/pages';

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return response?.status() ?? 0;
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
  page.on('response', (response) => {
    if (response.status() >= 400) {
      complaints.push(`status ${response.status()}: ${response.url()}`);
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

/** Sizes the window and brings what that sets in motion, such as the width of the sidebar, to its end. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await settle(page);
}

/** WCAG 2.2 AA, and what axe recommends beyond it. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours: in the other colour mode a page can break only these. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Rules that are not looked at. */
  leftOut?: readonly string[];
  /** Whether only the rules that depend on colours are looked at. */
  coloursOnly?: boolean;
}

/**
 * Fails with every accessibility rule that the page breaks, and where. axe runs in the page itself: its wrapper for Playwright
 * opens a second page for each run, which takes three times as long.
 */
export async function expectAccessible(
  page: Page,
  {leftOut = [], coloursOnly = false}: AxeOptions = {},
): Promise<void> {
  // The bar that Docusaurus shows while the next page loads has a role of its own making, and is gone with the page.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeSource);
  }
  const rows = await page.evaluate(
    async ([runOnly, rules]) => {
      const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
      const {violations} = await run(document, {
        runOnly: [...runOnly],
        rules: Object.fromEntries(rules.map((rule) => [rule, {enabled: false}])),
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({id, help, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [coloursOnly ? colourRules : accessibilityTags, leftOut] as const,
  );
  expect(rows).toEqual([]);
}
