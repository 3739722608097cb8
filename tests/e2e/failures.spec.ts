import {expect, test, type Page} from '@playwright/test';
import {html} from '../support/pages';
import {expectAccessible, holdBack, open, sidebar, title} from './site';

const scriptsOf = (path: string): string[] => html(path).match(/assets\/js\/[\w.~]+/g) ?? [];
const sidebarLink = (page: Page, route: string) => sidebar(page).locator(`a[href="${route}"]`);

test(
  'a crash is told in the language and the style of the page, and can be tried again',
  {tag: '@quick'},
  async ({page}) => {
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (type: string, ...listener: [EventListener]) => {
        // The layout is the only one that asks the document for it.
        if (type === 'mousedown' && !('isRepaired' in globalThis)) {
          throw new Error('No mouse today');
        }
        listen(type, ...listener);
      };
    });
    await page.goto('/docs-es/identidad/colombia');
    await expect(title(page)).toHaveText('Esta página falló.');
    await expect(page.getByText('No mouse today')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(globalThis, {isRepaired: true}));
    await page.getByRole('button', {name: 'Intenta de nuevo'}).click();
    await expect(title(page)).toHaveText(/^Colombia/);
  },
);

test('code that does not load: a warning, a reload, and then a notice with Retry', {tag: '@quick'}, async ({page}) => {
  const [from, to] = ['/identity/peru-foreigner-id', '/identity/peru'];
  const own = scriptsOf(to).filter((script) => !scriptsOf(from).includes(script));
  expect(own).toHaveLength(1);
  await page.route(`**/${own[0] ?? ''}`, (route) => route.abort());
  await open(page, from);
  const warning = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
  const reloaded = page.waitForEvent('load');
  await sidebarLink(page, to).click();
  await Promise.all([warning, reloaded]);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This page could not be loaded completely.');
  await expect(notice).toContainText('ChunkLoadError');
  await expect(title(page)).toHaveText('Peru, citizen identity (DNI)');
  await page.unrouteAll();
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(notice).toHaveCount(0);
});

test('without a connection, a page that a link leads to offers Retry', {tag: '@quick'}, async ({page, context}) => {
  const failed = 'No se pudo cargar la página.';
  await open(page, '/docs-es/identidad/uruguay');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // Out of sight in the sidebar, so that it was not loaded ahead.
  await sidebarLink(page, '/docs-es/identidad/argentina').click();
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', {name: 'Reintentar'});
  await expect(title(page)).toHaveText(failed);
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(failed.slice(0, -1)));
  await retry.click();
  await expect(title(page)).toHaveText(failed);
  await context.setOffline(false);
  await retry.click();
  await expect(title(page)).toHaveText(/^Argentina/);
});

test('while a page loads, the old one stays; a bar and a spinner appear after a moment', async ({page}) => {
  await open(page, '/docs-es/identidad/chile');
  await page.waitForLoadState('networkidle');
  const spinner = page.getByRole('status').filter({hasText: 'Cargando la página…'});
  await expect(spinner).toBeHidden();
  const release = await holdBack(page, '**/assets/js/*.js');
  await sidebarLink(page, '/docs-es/identidad/uruguay').click();
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(spinner).toBeVisible();
  await expect(title(page)).toHaveText(/^Chile/);
  release();
  await expect(title(page)).toHaveText(/^Uruguay/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(spinner).toBeHidden();
});

test('nothing is loaded ahead on a slow line', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}});
  });
  await open(page, '/identity/chile');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await sidebarLink(page, '/identity/bolivia').hover();
  await page.mouse.wheel(0, 5000);
  await page.waitForTimeout(400);
  expect(requests).toEqual([]);
});

test('reduced motion stops what moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/identity/colombia');
  const group = sidebar(page).getByRole('button', {name: /Vehicles/});
  await group.first().click();
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
  );
  expect(durations.filter((duration) => duration > 10)).toEqual([]);
});
