import {expect, test} from '@playwright/test';
import {open, phone, settle, title} from './site';

test('the frame leads to docs, blog, repository, languages and the pages above', async ({page}) => {
  await open(page, '/docs-es/identidad/colombia');
  await expect(page.getByRole('navigation', {name: 'Principal'})).toMatchAriaSnapshot(`
    - navigation:
      - link
      - link "Documentación":
        - /url: /docs-es/intro
      - link "Blog":
        - /url: /blog
      - 'button "Idioma: Español"'
      - link "Repositorio del código":
        - /url: /^https:/
      - button /Cambiar el modo de color/
      - search:
        - combobox "Buscar en la documentación"
  `);
  const trail = page.getByRole('navigation', {name: 'Ruta de navegación'}).getByRole('link');
  await expect(trail).toHaveText(['Identidad', 'Colombia']);
  await expect(trail.first()).toHaveAttribute('href', '/docs-es/identidad');
  await expect(page.getByRole('contentinfo')).toHaveText(/^© 2025 \S.*$/);
});

test('the menu of a phone opens by keyboard and keeps the focus until Escape', {tag: '@quick'}, async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/identity/colombia');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('.navbar-sidebar');
  await toggle.press('Enter');
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  for (const key of ['Shift+Tab', 'Tab', ...Array.from({length: 12}, () => 'Tab')]) {
    await page.keyboard.press(key);
    // Beyond its ends the focus is the browser's, and the body stands for it.
    await expect(page.locator(':focus:not(.navbar-sidebar *, body)')).toHaveCount(0);
  }
  await expect(menu.getByRole('link', {name: 'By number (CC, CE, PPT, NIT)'})).toBeVisible();
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu.getByRole('link', {name: 'Source repository'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
});

test('the menu of languages works by keyboard and says whether it is open', {tag: '@quick'}, async ({page}) => {
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
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the skip link is the first stop and leads to the content', {tag: '@quick'}, async ({page}) => {
  await open(page, '/intro');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('what has the focus is never under what stays at the top', async ({page}) => {
  for (const path of ['/countries', '/identity/colombia']) {
    await open(page, path);
    await page.getByRole('contentinfo').click();
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Shift+Tab');
      await settle(page);
      const covered = await page.locator(':focus').evaluateAll((focused) =>
        focused.filter((element) => {
          const {left, top, width, height} = element.getClientRects()[0] ?? new DOMRect();
          const hits = [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width / 2, top + height * y));
          return !hits.some((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
        }),
      );
      expect(covered, `${path}: stop ${stop}`).toHaveLength(0);
    }
  }
});

for (const [path, heading, link] of [
  ['/no/such/page', 'Page not found', 'Start of the documentation'],
  ['/docs-es/no/such/page', 'Página no encontrada', 'Inicio de la documentación'],
] as const) {
  test(`${path} answers in its language with ways on`, {tag: '@quick'}, async ({page}) => {
    expect(await open(page, path)).toBe(404);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(heading));
    await page.getByRole('main').getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(/\/intro$/);
  });
}
