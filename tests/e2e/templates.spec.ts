import {expect, test} from '@playwright/test';
import {expectAccessible, open, resize, templates} from './site';

const widths = [1920, 1440, 1024, 768, 390, 320];

for (const [name, path] of Object.entries(templates)) {
  for (const theme of ['light', 'dark']) {
    test(`${name}, ${theme}: accessible on a desktop and on a phone`, async ({page}) => {
      await page.addInitScript((value) => {
        localStorage.setItem('preferred-theme', value);
      }, theme);
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectAccessible(page);
      }
    });
  }

  test(`${name}: nothing sticks out of the page at any width`, async ({page}) => {
    await open(page, path);
    for (const width of widths) {
      await resize(page, width);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
