import type {Page} from '@playwright/test';

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return response?.status() ?? 0;
}
