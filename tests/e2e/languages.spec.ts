import {expect, test, type Page} from '@playwright/test';
import {open, settle, switchLanguage} from './site';

const spanish = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Español', exact: true});

// That every page leads to its counterpart: tests/files/languages.spec.ts.
for (const [english, counterpart] of [
  ['/identity/colombia', '/docs-es/identidad/colombia'],
  [
    '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
    '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
  ],
] as const) {
  test(`${english} and ${counterpart} lead to each other`, {tag: '@quick'}, async ({page}) => {
    await open(page, english);
    await switchLanguage(page, 'Español');
    await expect(page).toHaveURL(counterpart);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', {name: 'Documentación', exact: true})).toBeVisible();
    await switchLanguage(page, 'English');
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

/** Scrolls far enough down for Docusaurus to hide the navbar. */
async function scrollDown(page: Page): Promise<void> {
  for (const top of [200, 1000, 2000]) {
    await page.evaluate(async (top) => {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        addEventListener('scroll', resolve, {once: true});
      });
    }, top);
  }
  await expect(page.locator('.navbar')).toHaveClass(/navbarHidden/);
  await settle(page);
}

test('the menu stays under the pointer, pressed and open, while the page scrolls down', async ({page}) => {
  await open(page, '/identity/colombia');
  // Past the announcement, which moves the navbar.
  await page.evaluate(() => window.scrollTo({top: 100, behavior: 'instant'}));
  const button = page.getByRole('button', {name: /^Language/});
  await button.hover();
  await page.mouse.down();
  await scrollDown(page);
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(spanish(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await button.blur();
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test('the menu works by keyboard and says whether it is open', {tag: '@quick'}, async ({page}) => {
  await open(page, '/intro');
  const button = page.getByRole('button', {name: 'Language: English'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(spanish(page)).toBeHidden();
  await button.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(spanish(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(spanish(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs-es/intro');
  await expect(page.getByRole('button', {name: 'Idioma: Español'})).toHaveAttribute('aria-expanded', 'false');
});
