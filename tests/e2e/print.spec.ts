import {expect, test, type Page} from '@playwright/test';
import {brand} from '../../config/brand';
import {open} from './site';

/** Pages of every kind that people print, with the longest of the site. */
const printed = [
  '/identity/peru',
  '/docs-es/recursos/integracion-de-webhook',
  '/authentication',
  '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
];

/** What a sheet of A4 leaves between the margins of src/css/print.css: 180 mm. */
const sheet = {width: 680, height: 1000};

interface Preferences {
  theme?: string;
  language?: string;
}

async function openOnPaper(page: Page, url: string, {theme = 'light', language = 'curl'}: Preferences = {}) {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem('preferred-theme', key);
      localStorage.setItem('preferred-language', value);
    },
    [theme, language] as const,
  );
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

for (const url of printed) {
  test(`${url}: the article alone is on the sheet, and all of it`, async ({page, baseURL}) => {
    await openOnPaper(page, url, {language: 'python'});
    const frame = page.locator('nav, aside, footer, form, [role=banner], [role=search], button');
    await expect(frame.filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText(`${brand.siteUrl}${new URL(url, baseURL).pathname}`, {exact: false})).toBeVisible();

    const tooWide = await page.locator('main *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const {left, right} = element.getBoundingClientRect();
          // What is folded for screen readers only is clipped to a point.
          const isRead = element.clientWidth > 1 || element.getClientRects().length > 1;
          return isRead && (right > window.innerWidth || left < 0 || element.scrollWidth > element.clientWidth + 1);
        })
        .map(({outerHTML}) => outerHTML.slice(0, 120)),
    );
    expect(tooWide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
  });

  test(`${url}: dark on the screen is light on paper`, async ({page, context}) => {
    await openOnPaper(page, url);
    const light = await colours(page);
    const dark = await context.newPage();
    await openOnPaper(dark, url, {theme: 'dark'});
    expect(await colours(dark)).toEqual(light);
    expect(light[0]).toContain('rgb(255, 255, 255)');
    await dark.emulateMedia({media: 'screen'});
    expect(await colours(dark)).not.toEqual(light);
  });
}

test('an operation says its method and its address, and its sample is in the chosen language', async ({page}) => {
  await openOnPaper(page, '/docs-es/identidad/peru', {language: 'python'});
  await expect(page.locator('.method').first()).toBeVisible();
  await expect(page.getByText(`${brand.apiUrl}/v3/pe/cedula`, {exact: true})).toBeVisible();
  await expect(page.locator('[data-operation] select').first()).toHaveValue('python');
  const sample = page.getByRole('group', {name: 'Solicitud de ejemplo'});
  await expect(sample.locator('code')).toBeVisible();
  await expect(sample).toContainText('import requests');
  await expect(sample).not.toContainText('curl ');
});

test('what is folded on the screen is open on paper', async ({page}) => {
  await openOnPaper(page, '/identity/peru');
  const folded = page.locator('.fields details');
  await folded.evaluateAll((all) => {
    for (const details of all) {
      (details as HTMLDetailsElement).open = false;
    }
  });
  await expect(folded.locator('li').filter({visible: true})).toHaveCount(await folded.locator('li').count());
  await expect(page.locator('.answer').filter({visible: true})).toHaveCount(await page.locator('.answer').count());
  // What MDX makes of <details>, and the element as browsers have it.
  await page.locator('.theme-doc-markdown').evaluate((article) => {
    article.insertAdjacentHTML(
      'beforeend',
      `<details><summary>Plain</summary><p>Plain content</p></details>
       <details class="alert" data-collapsed="true"><summary>Theme</summary>
       <div style="display: none; overflow: hidden; height: 0px"><div>Content of the theme</div></div></details>`,
    );
  });
  await expect(page.getByText('Plain content')).toBeVisible();
  await expect(page.getByText('Content of the theme')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(page.getByText('Plain content')).toBeHidden();
  await expect(page.getByText('Content of the theme')).toBeHidden();
});

test('links that lead out of the site say where, others do not', async ({page}) => {
  await openOnPaper(page, '/blog/welcome');
  const addresses = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link, '::after').content))]);
  expect(await addresses('.markdown a[href^="https://docusaurus.io"]')).toEqual(['" (https://docusaurus.io)"']);
  expect(await addresses('.markdown a[href^="/"]')).toEqual(['none']);
});

test('screens do not show what paper does', async ({page}) => {
  await open(page, '/identity/peru');
  await expect(page.getByText(`${brand.siteUrl}/identity/peru`)).toBeHidden();
  await expect(page.locator('.navbar')).toBeVisible();
});
