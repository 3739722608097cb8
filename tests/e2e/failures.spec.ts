import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {expectAccessible, open} from './site';

const scripts = path.resolve(__dirname, '../../build/assets/js');

/** The file that holds the text of the English page of Peru's identity check, by the address in its sample. */
function chunkOfPeru(): string {
  const files = readdirSync(scripts).filter((file) => {
    const text = readFileSync(path.join(scripts, file), 'utf8');
    return text.includes('/v3/pe/cedula?') && text.includes('How to get a token');
  });
  expect(files).toHaveLength(1);
  return `**/${files[0] ?? ''}`;
}

const title = (page: Page) => page.getByRole('heading', {level: 1});
const sidebarLink = (page: Page, route: string) =>
  page.getByRole('navigation', {name: /^(?:Docs sidebar|Barra lateral)/}).locator(`a[href="${route}"]`);
const blogLink = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Blog'});

test('a page that crashes says so with the error, and Try again renders it anew', {tag: '@quick'}, async ({page}) => {
  await page.addInitScript(() => {
    const original = Intl.DateTimeFormat;
    const flags = globalThis as unknown as {isBroken: boolean};
    flags.isBroken = true;
    Intl.DateTimeFormat = new Proxy(original, {
      construct(target, parameters: ConstructorParameters<typeof original>) {
        if (flags.isBroken) {
          throw new Error('No dates today');
        }
        return new target(...parameters);
      },
    });
  });
  await page.goto('/blog/welcome');
  await expect(page).toHaveTitle(/Page Error/);
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expect(page.getByText('No dates today')).toBeVisible();
  await page.evaluate(() => {
    (globalThis as unknown as {isBroken: boolean}).isBroken = false;
  });
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText(/Welcome/);
});

test('a crash of the frame is told in the language and the style of the page', async ({page}) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...listener: [EventListener]) => {
      // The layout is the only one that asks the document for it.
      if (type === 'mousedown') {
        throw new Error('No mouse today');
      }
      listen(type, ...listener);
    };
  });
  await page.goto('/docs-es/identidad/colombia');
  await expect(title(page)).toHaveText('Esta página falló.');
  await expect(page.getByText('No mouse today')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', {name: 'Intenta de nuevo'})).toHaveCSS('cursor', 'pointer');
  await expectAccessible(page);
});

test.describe('the code of a page does not load', () => {
  test(
    'on the way to it: a warning, a reload, and then a notice with Retry above the page',
    {tag: '@quick'},
    async ({page}) => {
      let isBroken = true;
      await page.route(chunkOfPeru(), (route) => (isBroken ? route.abort() : route.continue()));
      await open(page, '/identity/peru-foreigner-id');
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
      const reloaded = page.waitForEvent('load');
      await sidebarLink(page, '/identity/peru').click();
      await reloaded;
      expect(warnings.join('\n')).toContain('ChunkLoadError');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('This page could not be loaded completely.');
      await expect(notice).toContainText('ChunkLoadError');
      await expect(title(page)).toHaveText('Peru, citizen identity (DNI)');
      isBroken = false;
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  for (const {from, link, failed, retry, arrived, tag} of [
    {
      from: '/docs-es/identidad/uruguay',
      // Out of sight in the sidebar, so that it was not loaded ahead.
      link: (page: Page) => sidebarLink(page, '/docs-es/identidad/argentina'),
      failed: 'No se pudo cargar la página.',
      retry: 'Reintentar',
      arrived: 'Argentina, documento nacional de identidad',
      tag: ['@quick'],
    },
    {
      from: '/identity/chile',
      link: blogLink,
      failed: 'This page could not be loaded.',
      retry: 'Retry',
      arrived: 'Blog',
      tag: [],
    },
  ]) {
    test(
      `without a connection, a page that ${from} leads to offers Retry, which works`,
      {tag},
      async ({page, context}) => {
        await open(page, from);
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await link(page).click();
        const failure = page.getByRole('main').getByRole('alert');
        await expect(failure).toContainText(failed);
        await expect(title(page)).toHaveText(failed);
        await expect(title(page)).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(failed.slice(0, -1)));
        await failure.getByRole('button', {name: retry}).click();
        await expect(failure).toBeVisible();
        await expect(page.locator('.navbar').getByRole('combobox')).toBeVisible();
        await expect(page.getByRole('main')).toHaveCount(1);
        await context.setOffline(false);
        await failure.getByRole('button', {name: retry}).click();
        await expect(title(page)).toHaveText(arrived);
      },
    );
  }

  test('while the code of a page that was not loaded ahead is awaited, a spinner says so', async ({page}) => {
    // Without a connection the page is shown before its code is there: see packages/docusaurus-lean/src/navigation/preload.ts.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', {value: false});
    });
    let isReachable = false;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(chunkOfPeru(), async (route) => {
      if (!isReachable) {
        await route.abort();
        return;
      }
      await held;
      await route.continue();
    });
    await open(page, '/identity/peru-foreigner-id');
    await sidebarLink(page, '/identity/peru').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    isReachable = true;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('status').filter({visible: true})).toHaveText('Loading the page…');
    release();
    await expect(title(page)).toHaveText('Peru, citizen identity (DNI)');
  });

  test('a module without a default export is named', {tag: '@quick'}, async ({page}) => {
    await page.route(chunkOfPeru(), async (route) => {
      const body = readFileSync(path.join(scripts, path.basename(new URL(route.request().url()).pathname)), 'utf8');
      const without = body.replaceAll(/\bdefault:\s*\(\)\s*=>/g, 'other:()=>');
      await route.fulfill({contentType: 'text/javascript', body: without});
    });
    await page.goto('/identity/peru');
    await expect(page.getByText(/doesn't have a default export/)).toBeVisible();
  });
});

for (const [from, to, pending] of [
  ['/identity/chile', '/identity/uruguay', 'Loading the page…'],
  ['/docs-es/identidad/chile', '/docs-es/identidad/uruguay', 'Cargando la página…'],
] as const) {
  test(`while ${to} loads, the old page stays; a bar and a spinner appear after a moment`, async ({page}) => {
    await open(page, from);
    await page.waitForLoadState('networkidle');
    const spinner = page.getByRole('status').filter({hasText: pending});
    await expect(spinner).toBeHidden();
    await page.route('**/assets/js/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await sidebarLink(page, to).click();
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(spinner).toBeVisible();
    await expect(title(page)).toHaveText(/^Chile/);
    await expect(title(page)).toHaveText(/^Uruguay/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(spinner).toBeHidden();
  });
}

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(`nothing is loaded ahead for a reader with ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, '/identity/chile');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await sidebarLink(page, '/identity/bolivia').hover();
    await page.mouse.wheel(0, 5000);
    await page.waitForTimeout(400);
    expect(requests).toEqual([]);
  });
}

test('reduced motion stops what moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/identity/colombia');
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  const category = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {name: /Vehicles/})
    .first();
  await category.click();
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
  );
  expect(durations.filter((duration) => duration > 10)).toEqual([]);
});
