import {expect, test, type Page} from '@playwright/test';
import {open, settle} from './site';

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', {name: /^(Language|Idioma)/}).click();
  await page.locator('.navbar').getByRole('link', {name: language, exact: true}).click();
}

// That every page leads to its counterpart: tests/files/languages.spec.ts.
for (const [english, spanish] of [
  ['/identity/colombia', '/docs-es/identidad/colombia'],
  [
    '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
    '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
  ],
] as const) {
  test(`${english} and ${spanish} lead to each other`, {tag: '@quick'}, async ({page}) => {
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

test('the place in the page is kept', async ({page}) => {
  await open(page, '/identity/colombia#errors');
  await expect(page.locator('#errors')).toBeInViewport();
  await choose(page, 'Español');
  await expect(page).toHaveURL('/docs-es/identidad/colombia#errors');
  await expect(page.locator('#errors')).toBeInViewport();
});

/** Scrolls far enough down for Docusaurus to hide the navbar. */
async function scrollDown(page: Page): Promise<void> {
  for (const top of [1000, 2000]) {
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

test('a click is not lost when the page scrolls down before the button is released', async ({page}) => {
  await open(page, '/identity/colombia');
  // Past the announcement, which moves the navbar.
  await page.evaluate(() => {
    window.scrollTo({top: 200, behavior: 'instant'});
  });
  const button = page.getByRole('button', {name: /^Language/});
  await button.hover();
  await page.mouse.down();
  await scrollDown(page);
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the menu stays under the pointer while the page scrolls down, which hides the navbar', async ({page}) => {
  await open(page, '/identity/colombia');
  await page.getByRole('button', {name: /^Language/}).click();
  await scrollDown(page);
  const spanish = page.locator('.navbar').getByRole('link', {name: 'Español', exact: true});
  await expect(spanish).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: /^Language/}).blur();
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test('the menu works by keyboard and says whether it is open', {tag: '@quick'}, async ({page}) => {
  await open(page, '/intro');
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
  await expect(page).toHaveURL('/docs-es/intro');
  await expect(page.getByRole('button', {name: 'Idioma: Español'})).toHaveAttribute('aria-expanded', 'false');
});
