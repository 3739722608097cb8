import {expect, test, type Page} from '@playwright/test';
import {drawnPaths} from '../support/drawnPaths';
import {collectComplaints, expectAccessible, open} from './site';

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};

/**
 * Rules about colours and sizes, which take two thirds of the time. They are those of a template's styles, and
 * `templates.spec.ts` looks at every template in both colour modes and at each width.
 */
const rulesOfStyles = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Pages that one browser context reads: it keeps the scripts that all of them share, as that of a reader does. */
const perContext = 20;

const paths = drawnPaths();

const batches = Array.from({length: Math.ceil(paths.length / perContext)}, (_, index) =>
  paths.slice(index * perContext, (index + 1) * perContext),
);

async function expectSound(page: Page, path: string, complaints: readonly string[]): Promise<void> {
  await page.setViewportSize(desktop);
  expect(await open(page, path)).toBe(200);
  await expectAccessible(page, {leftOut: rulesOfStyles});
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
}

for (const [index, batch] of batches.entries()) {
  test(`pages ${index * perContext + 1} to ${index * perContext + batch.length}: status, accessibility, width, no complaints`, async ({
    page,
  }) => {
    test.setTimeout(batch.length * 15_000);
    // Nothing is loaded ahead: the pages of the batch are opened one by one.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    });
    const complaints = collectComplaints(page);
    const faults: string[] = [];
    for (const path of batch) {
      complaints.length = 0;
      await expectSound(page, path, complaints).catch((error: unknown) => {
        faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    expect(faults.join('\n\n')).toBe('');
  });
}
