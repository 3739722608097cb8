import {expect, test} from '@playwright/test';
import {announcement} from '../../config/announcement';
import {open, settle} from './site';

test.describe('navbar', () => {
  test('holds the languages, docs, blog, search and repository', async ({page}) => {
    await open(page, '/intro');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Docs'})).toHaveAttribute('href', '/intro');
    await expect(navbar.getByRole('link', {name: 'Blog'})).toHaveAttribute('href', '/blog');
    await expect(navbar.getByRole('combobox')).toBeVisible();
    await expect(navbar.getByRole('link', {name: 'Source repository'})).toHaveAttribute('href', /^https:/);
    await expect(navbar.getByRole('button', {name: /^Language/})).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`hides on scroll down and shows on scroll up at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/identity/colombia');
      const bar = page.locator('.navbar__inner');
      // The theme compares each position with the last one, as a wheel that turns gives them.
      for (const target of [300, 600, 900]) {
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(target);
      }
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, -300);
      await expect(bar).toBeInViewport();
    });
  }

  test('collapses to a menu below 996 px, which opens and closes by keyboard', {tag: '@quick'}, async ({page}) => {
    await page.setViewportSize({width: 995, height: 800});
    await open(page, '/identity/colombia');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.press('Enter');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'By number (CC, CE, PPT, NIT)'})).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Source repository'})).toBeVisible();
    await menu.getByRole('button', {name: 'Close navigation bar'}).press('Enter');
    await expect(menu).not.toBeInViewport();
  });

  test('its menu keeps the focus until Escape closes it', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/identity/colombia');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.press('Enter');
    await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
    for (const key of ['Shift+Tab', 'Tab', ...Array.from({length: 12}, () => 'Tab')]) {
      await page.keyboard.press(key);
      // Beyond its ends the focus is the browser's, and the body stands for it.
      await expect(page.locator(':focus:not(.navbar-sidebar *, body)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__brand').first()).toBeFocused();
  });
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
  for (const [path, stops] of [
    ['/platform/errors', 90],
    ['/countries', 90],
    ['/identity/colombia', 60],
    ['/access', 40],
  ] as const) {
    await open(page, path);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.getByRole('contentinfo').click();
    const covered: string[] = [];
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Shift+Tab');
      await settle(page);
      covered.push(
        ...(await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const isHit = ({left, top, width, height}: DOMRect): boolean =>
            [0.1, 0.5, 0.9].some((x) =>
              [0.1, 0.5, 0.9].some((y) => {
                const hit = document.elementFromPoint(left + width * x, top + height * y);
                return hit !== null && (element.contains(hit) || hit.contains(element));
              }),
            );
          return Array.from(element.getClientRects()).some(isHit) ? [] : [element.outerHTML.slice(0, 100)];
        })),
      );
    }
    expect(covered, path).toEqual([]);
  }
});

test('a word typed into the navbar does not move the page', async ({page}) => {
  await open(page, '/platform/errors');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  await page.keyboard.press('/');
  await page.keyboard.type('otp');
  await expect(page.locator('.navbar').getByRole('option').first()).toContainText(/otp/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
});

test('breadcrumbs lead to the area and home', async ({page}) => {
  await open(page, '/docs-es/identidad/colombia');
  const breadcrumbs = page.getByRole('navigation', {name: 'Ruta de navegación'});
  await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', '/docs-es');
  await breadcrumbs.getByRole('link', {name: 'Identidad'}).click();
  await expect(page).toHaveURL('/docs-es/identidad');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Validaciones de identidad');
});

test('the table of contents shows levels 2 and 3', async ({page}) => {
  await open(page, '/platform/errors');
  const toc = page.locator('.table-of-contents');
  await expect(toc.locator('> li > a').first()).toHaveText('What each status asks of you');
  await expect(toc.locator('> li > ul > li > a').first()).toHaveText('401 and 403');
  await expect(toc.locator('ul ul ul')).toHaveCount(0);
});

test('the sidebar of the docs can be hidden and shown again', async ({page}) => {
  await open(page, '/intro');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('the footer is one line, and a button leads back to the top of a long page', async ({page}) => {
  await open(page, '/identity/colombia');
  await expect(page.getByRole('contentinfo')).toHaveText(/^© 2025 \S.*$/);
  await page.mouse.wheel(0, 4000);
  await page.mouse.wheel(0, -400);
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the announcement stays closed once it is closed, and the next one is shown', async ({page}) => {
  test.skip(announcement === undefined, 'There is no announcement in config/announcement.ts.');
  await open(page, '/docs-es/intro');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: 'Cerrar'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  });
  await page.goto('/intro', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false');
  await expect(bar).toBeVisible();
});

test.describe('not found', () => {
  for (const [path, title, link] of [
    ['/no/such/page', 'Page not found', 'Start of the documentation'],
    ['/docs-es/no/such/page', 'Página no encontrada', 'Inicio de la documentación'],
  ] as const) {
    test(`${path} answers in its language with ways on`, {tag: '@quick'}, async ({page}) => {
      expect(await open(page, path)).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      await page.getByRole('main').getByRole('link', {name: link}).click();
      await expect(page).toHaveURL(/\/intro$/);
    });
  }
});
