import {expect, test, type Page} from '@playwright/test';
import {brand} from '../../config/brand';
import {open, store} from './site';

/** What a sheet of A4 leaves between the margins of src/css/print.css: 180 mm. */
const sheet = {width: 680, height: 1000};

async function openOnPaper(page: Page, url: string, theme = 'light', language = 'curl') {
  await store(page, {'preferred-theme': theme, 'preferred-language': language});
  await page.setViewportSize(sheet);
  await page.emulateMedia({media: 'print'});
  await open(page, url);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Code gets its buttons a few blocks at a time, after the rest of the page.
  await expect(page.locator('.theme-code-block:not(:has(button))')).toHaveCount(0);
  // A browser says this before it prints; the emulation does not.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Colours of everything that prints, from top to bottom. */
const colours = (page: Page): Promise<string[]> =>
  page.locator('html, body, main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => [element, getComputedStyle(element)] as const)
      .map(([{tagName}, {color, backgroundColor, borderBottomColor, fill, colorScheme}]) =>
        [tagName, color, backgroundColor, borderBottomColor, fill, colorScheme].join(' '),
      ),
  );

/** What of the page is beyond the sheet, or cut. */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator('html, main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const {left, right} = element.getBoundingClientRect();
        // What is folded for screen readers only is clipped to a point.
        const isRead = element.clientWidth > 1 || element.getClientRects().length > 1;
        return isRead && (right > window.innerWidth || left < 0 || element.scrollWidth > element.clientWidth + 1);
      })
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );

// Pages of every kind that people print, with the longest of the site.
for (const url of [
  '/docs-es/recursos/integracion-de-webhook',
  '/authentication',
  '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
]) {
  test(`${url}: the article alone is on the sheet, all of it, and light`, async ({page}) => {
    await openOnPaper(page, url);
    const frame = page.locator('nav, aside, footer, form, [role=banner], [role=search], button');
    await expect(frame.filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    const light = await colours(page);
    expect(light[0]).toContain('rgb(255, 255, 255)');
    await openOnPaper(page, url, 'dark');
    expect(await colours(page)).toEqual(light);
  });
}

test('an operation says its method and its address, in the chosen language, with all that is folded', async ({
  page,
}) => {
  await openOnPaper(page, '/docs-es/identidad/peru', 'light', 'python');
  await expect(page.locator('.method').first()).toBeVisible();
  await expect(page.getByText(`${brand.apiUrl}/v3/pe/cedula`, {exact: true})).toBeVisible();
  const sample = page.getByRole('group', {name: 'Solicitud de ejemplo'});
  await expect(sample.locator('code')).toBeVisible();
  await expect(sample).toContainText('import requests');
  const fields = page.locator('.fields details');
  await fields.evaluateAll((all) => {
    all.forEach((details) => {
      details.removeAttribute('open');
    });
  });
  for (const folded of [fields.locator('li'), page.locator('.answer')]) {
    expect(await folded.count()).toBeGreaterThan(1);
    await expect(folded.filter({visible: true})).toHaveCount(await folded.count());
  }
});
