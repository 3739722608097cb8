import {expect, test} from '@playwright/test';
import {open, switchLanguage} from './site';

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

test('the menu works by keyboard and says whether it is open', {tag: '@quick'}, async ({page}) => {
  const button = page.getByRole('button', {name: /^(?:Language: English|Idioma: Español)$/});
  const spanish = page.locator('.navbar').getByRole('link', {name: 'Español', exact: true});
  await open(page, '/intro');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // Before the links are in view, the key would pass them by.
  await expect(spanish).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(spanish).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(spanish).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs-es/intro');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
