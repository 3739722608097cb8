import {expect, test, type Page} from '@playwright/test';
import {expectAccessible, open} from './site';

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', {name: /^(Language|Idioma)/}).click();
  await page.locator('.navbar').getByRole('link', {name: language, exact: true}).click();
}

for (const [english, spanish] of [
  ['/identity/colombia', '/docs-es/identidad/colombia'],
  ['/authentication', '/docs-es/autenticacion'],
  ['/intro', '/docs-es/intro'],
  ['/identity', '/docs-es/identidad'],
  ['/search', '/docs-es/search'],
  [
    '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
    '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
  ],
] as const) {
  test(`${english} and ${spanish} lead to each other`, async ({page}) => {
    await open(page, english);
    await choose(page, 'Español');
    await expect(page).toHaveURL(spanish);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', {name: 'Documentación', exact: true})).toBeVisible();
    await choose(page, 'English');
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('a page without a counterpart leads to the welcome page', async ({page}) => {
  await open(page, '/markdown-page');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/docs-es/intro');
});

test('the place in the page is kept', async ({page}) => {
  await open(page, '/identity/colombia#errors');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/docs-es/identidad/colombia#errors');
  await expect(page.locator('#errors')).toBeInViewport();
});

test('the menu works by keyboard and says whether it is open', async ({page}) => {
  await open(page, '/identity/colombia');
  const button = page.getByRole('button', {name: 'Language: English'});
  const spanish = page.locator('.navbar').getByRole('link', {name: 'Español', exact: true});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(spanish).toBeHidden();
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(spanish).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(spanish).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(spanish).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar').getByRole('link', {name: 'English', exact: true})).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Tab');
  await expect(spanish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs-es/identidad/colombia');
  await expect(page.getByRole('button', {name: 'Idioma: Español'})).toHaveAttribute('aria-expanded', 'false');
});

for (const [url, label, counterpart] of [
  ['/', 'Leer en español', '/docs-es'],
  ['/docs-es/identidad', 'Read in English', '/identity'],
  ['/countries/peru', 'Leer en español', '/docs-es/paises/peru'],
  [
    '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
    'Read in English',
    '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
  ],
  ['/search', 'Leer en español', '/docs-es/search'],
] as const) {
  test(`${url} offers ${counterpart} in the page`, async ({page}) => {
    await open(page, url);
    const link = page.getByRole('main').getByRole('link', {name: label});
    await expect(link).toHaveAttribute('href', counterpart);
    await expect(link).toHaveAttribute('lang', label === 'Leer en español' ? 'es' : 'en');
    await link.click();
    await expect(page).toHaveURL(counterpart);
  });
}

test.describe('somebody whose browser speaks Spanish comes from a search engine', () => {
  test.use({locale: 'es-MX'});
  const visit = {referer: 'https://search.example/'};

  test('a hint offers the page in Spanish, and stays away once it is closed', async ({page}) => {
    await page.goto('/identity/colombia', visit);
    const hint = page.getByRole('complementary', {name: 'Idioma de la página'});
    await expect(hint).toHaveAttribute('lang', 'es');
    await expect(hint.getByRole('link', {name: 'Leer en español'})).toHaveAttribute(
      'href',
      '/docs-es/identidad/colombia',
    );
    await expectAccessible(page);
    await hint.getByRole('button', {name: 'Cerrar este aviso'}).click();
    await expect(hint).toBeHidden();
    await page.goto('/identity/peru', visit);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(hint).toBeHidden();
  });

  test('no hint stands on a page in Spanish, nor for a reader of this site', async ({page, baseURL}) => {
    const hint = page.getByRole('complementary', {name: /Idioma|Language/});
    await page.goto('/docs-es/identidad/colombia', visit);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(hint).toBeHidden();
    await page.goto('/identity/colombia', {referer: `${baseURL ?? ''}/intro`});
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(hint).toBeHidden();
  });
});

test('dates and reading times follow the language of the page', async ({page}) => {
  await open(page, '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital');
  await expect(page.getByText('12 nov 2025')).toBeVisible();
  await expect(page.getByText(/\d+ min de lectura/)).toBeVisible();
  await expect(page.getByText('Equipo de investigación')).toBeVisible();
  await open(page, '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity');
  await expect(page.getByText('Nov 12, 2025')).toBeVisible();
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await expect(page.getByText('Research team')).toBeVisible();
});

test('an unknown path below /docs-es answers in Spanish, without JavaScript too', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL === undefined ? {} : {baseURL})});
  const page = await context.newPage();
  const response = await page.goto('/docs-es/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Página no encontrada');
  await context.close();
});

test('the sitemap names the same addresses in both languages as the pages do', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const [, location = '', links = ''] of entries) {
    const inSitemap = [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, lang, url]) => `${lang} ${url}`,
    );
    const html = await (await request.get(new URL(location).pathname)).text();
    const inPage = [...html.matchAll(/<link[^>]*rel="?alternate"?[^>]*hreflang="?([\w-]+)"? href="?([^">\s]+)/g)]
      .filter(([tag]) => !tag.includes('rss'))
      .map(([, lang, url]) => `${lang} ${url}`);
    if (inSitemap.sort().join() !== inPage.sort().join()) {
      wrong.push(`${location}: sitemap ${inSitemap.join(', ')}; page ${inPage.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('each language has feeds of its posts', async ({request, page}) => {
  for (const [dir, language, own, other] of [
    ['/blog', 'en', 'zero-knowledge-face-proofs', 'pruebas-faciales'],
    ['/blog/es', 'es', 'pruebas-faciales', 'zero-knowledge-face-proofs'],
  ] as const) {
    const rss = await (await request.get(`${dir}/rss.xml`)).text();
    expect(rss).toContain(`<language>${language}</language>`);
    const links = [...rss.matchAll(/<item>[\s\S]*?<link>(.+?)<\/link>/g)].map(([, link]) => link).join();
    expect(links).toContain(own);
    expect(links).not.toContain(other);
    for (const file of ['atom.xml', 'feed.json']) {
      expect((await request.get(`${dir}/${file}`)).status(), `${dir}/${file}`).toBe(200);
    }
  }
  for (const [route, feed] of [
    ['/intro', '/blog/rss.xml'],
    ['/docs-es/intro', '/blog/es/rss.xml'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', feed);
  }
});

test('structured data of a post names its language', async ({page}) => {
  await page.goto('/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.find((text) => text.includes('"BlogPosting"'))).toContain('"inLanguage":"es"');
});

test('pages name each other and themselves to search engines', async ({page}) => {
  await page.goto('/docs-es/identidad/colombia');
  const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
  const path = async (selector: string) => new URL((await href(selector)) ?? '').pathname;
  expect(await path('link[rel=canonical]')).toBe('/docs-es/identidad/colombia');
  expect(await path('link:not([type])[hreflang=en]')).toBe('/identity/colombia');
  expect(await path('link:not([type])[hreflang=es]')).toBe('/docs-es/identidad/colombia');
  expect(await path('link:not([type])[hreflang=x-default]')).toBe('/identity/colombia');
  await expect(page.locator('head meta[property="og:locale"]')).toHaveAttribute('content', 'es_LA');
});
