import {expect, test, type Page} from '@playwright/test';
import {open, settle, switchLanguage} from './site';

const button = (page: Page) => page.getByRole('button', {name: /^(?:Language: English|Idioma: Español)$/});
const spanish = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Español', exact: true});

// That every page leads to its counterpart: tests/files/languages.spec.ts.
test('posts in two languages lead to each other, in the frame of their language', {tag: '@quick'}, async ({page}) => {
  await open(page, '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity');
  await switchLanguage(page, 'Español');
  await expect(page).toHaveURL(/\/blog\/pruebas-faciales-/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', {name: 'Documentación', exact: true})).toBeVisible();
  await switchLanguage(page, 'English');
  await expect(page).toHaveURL(/\/blog\/zero-knowledge-/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    window.scrollTo({top: y, behavior: 'instant'});
  }, top);

/** Scrolls far enough down for Docusaurus to hide the navbar. */
async function scrollDown(page: Page): Promise<void> {
  for (const top of [1000, 2000]) {
    await scrollTo(page, top);
    await settle(page);
  }
  await expect(page.locator('.navbar')).toHaveClass(/navbarHidden/);
  await settle(page);
}

test('the menu stays under the pointer, pressed and open, while the page scrolls down', async ({page}) => {
  await open(page, '/identity/colombia');
  // Past the announcement, which moves the navbar.
  await scrollTo(page, 200);
  await button(page).hover();
  await page.mouse.down();
  await scrollDown(page);
  await page.mouse.up();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(spanish(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await button(page).blur();
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test('the menu works by keyboard and says whether it is open', {tag: '@quick'}, async ({page}) => {
  await open(page, '/intro');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(spanish(page)).toBeHidden();
  await button(page).press('Space');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  // Before the links are in view, the key would pass them by.
  await expect(spanish(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(spanish(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(spanish(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(spanish(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs-es/intro');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});
