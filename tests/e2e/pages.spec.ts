import {expect, test} from '@playwright/test';
import {tagPairs} from '../../config/blogTags';
import {collectComplaints, expectAccessible, open, sitePaths} from './site';

/** The Spanish post, and the pages of tags that have Spanish names. */
const spanishTags = tagPairs.map(({es}) => es);
const isSpanishBlog = (path: string): boolean =>
  path.startsWith('/blog/pruebas-faciales') || spanishTags.includes(path);

for (const path of sitePaths()) {
  test(`page ${path}`, async ({page}) => {
    const complaints = collectComplaints(page);
    expect(await open(page, path)).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    const isSpanish = /^\/docs-es(\/|$)/.test(path) || isSpanishBlog(path);
    await expect(page.locator('html')).toHaveAttribute('lang', isSpanish ? 'es' : 'en');
    await expect(page).toHaveTitle(/\S/);
    await expectAccessible(page);
    await page.setViewportSize({width: 390, height: 844});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}
