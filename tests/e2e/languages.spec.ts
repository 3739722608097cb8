import {expect, test, type Page} from '@playwright/test';
import {open} from './site';

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', {name: /^(Language|Idioma)/}).hover();
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
  await open(page, '/blog/welcome');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/docs-es/intro');
});

test('the menu opens by keyboard', async ({page}) => {
  await open(page, '/identity/colombia');
  await page.getByRole('button', {name: /^Language/}).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Español', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs-es/identidad/colombia');
});

test('pages name each other and themselves to search engines', async ({page}) => {
  await page.goto('/docs-es/identidad/colombia');
  const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
  const path = async (selector: string) => new URL((await href(selector)) ?? '').pathname;
  expect(await path('link[rel=canonical]')).toBe('/docs-es/identidad/colombia');
  expect(await path('link[hreflang=en]')).toBe('/identity/colombia');
  expect(await path('link[hreflang=es]')).toBe('/docs-es/identidad/colombia');
  expect(await path('link[hreflang=x-default]')).toBe('/identity/colombia');
  await expect(page.locator('head meta[property="og:locale"]')).toHaveAttribute('content', 'es_LA');
});
