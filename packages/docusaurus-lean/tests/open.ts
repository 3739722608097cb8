import {expect, test as base, type Page} from '@playwright/test';
import type {BuildName} from './buildSites';
import {serveBuild, type ServedBuild} from './serveBuild';

/** Builds that are served while a test runs. */
export const test = base.extend<{serve: (name: BuildName) => Promise<ServedBuild>}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  serve: async ({}, provide) => {
    const served: ServedBuild[] = [];
    await provide(async (name) => {
      const build = await serveBuild(name);
      served.push(build);
      return build;
    });
    for (const build of served) {
      build.stop();
    }
  },
});

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Errors and warnings of a page; the list stays empty on a page that works. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
