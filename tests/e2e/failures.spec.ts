import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, open} from './site';

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

test.describe('a page crashes', () => {
  test('it says so with the error, and Try again renders it anew', {tag: '@quick'}, async ({page}) => {
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
    await expect(page.getByRole('heading', {level: 1, name: /Welcome/})).toBeVisible();
  });
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
      await page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[href="/identity/peru"]').click();
      await reloaded;
      expect(warnings.join('\n')).toContain('ChunkLoadError');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('This page could not be loaded completely.');
      await expect(notice).toContainText('ChunkLoadError');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Peru, citizen identity (DNI)');
      isBroken = false;
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'without a connection: the page stays readable, the next one offers Retry, and Retry works',
    {tag: '@quick'},
    async ({page, context}) => {
      await open(page, '/docs-es/identidad/uruguay');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // Out of sight in the sidebar, so that it was not loaded ahead.
      await page
        .getByRole('navigation', {name: 'Barra lateral de la documentación'})
        .getByRole('link', {name: 'Argentina'})
        .click();
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toContainText('No se pudo cargar la página.');
      await failure.getByRole('button', {name: 'Reintentar'}).click();
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('No se pudo cargar la página.');
      await expect(page.getByRole('navigation', {name: 'Principal'})).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await context.setOffline(false);
      await failure.getByRole('button', {name: 'Reintentar'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Argentina, documento nacional de identidad');
    },
  );

  test('without a connection, a page of a section that is not there keeps menu, main and title', async ({
    page,
    context,
  }) => {
    await open(page, '/identity/chile');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('This page could not be loaded.');
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle(/This page could not be loaded/);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('.navbar').getByRole('combobox')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', {name: 'Retry'}).click();
    await expect(title).toHaveText('Blog');
  });

  test('while the code of a page that was not loaded ahead is awaited, a spinner says so', async ({page}) => {
    // Without a connection the page is shown before its code is there: see packages/docusaurus-lean/src/navigation/preloadWith.ts.
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
    await page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[href="/identity/peru"]').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    isReachable = true;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('Loading the page…')).toBeVisible();
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Peru, citizen identity (DNI)');
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

test('a wrong base URL is told on any page, with a suggestion, in its language', {tag: '@quick'}, async ({page}) => {
  for (const [route, message] of [
    ['/identity/colombia', 'This site did not load properly.'],
    ['/docs-es/identidad/colombia', 'Este sitio no se cargó correctamente.'],
  ] as const) {
    await page.route('**/wrong/**', async (intercepted) => {
      const pathname = new URL(intercepted.request().url()).pathname.replace('/wrong', '');
      await intercepted.fulfill({response: await intercepted.fetch({url: `http://127.0.0.1:${port()}${pathname}`})});
    });
    await page.route('**/assets/**', (intercepted) => intercepted.abort());
    await page.goto(`/wrong${route}`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText(message);
    await expect(banner).toHaveText(/: \/wrong\/$/);
    await page.unrouteAll();
  }
  await open(page, '/identity/colombia');
  await expect(page.getByRole('alert')).toHaveCount(0);

  function port(): string {
    return process.env.E2E_PORT ?? '4317';
  }
});

test.describe('while a page loads', () => {
  const slow = async (page: Page): Promise<void> => {
    await page.route('**/assets/js/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
  };

  test('the old page stays, and a bar appears at the top after a moment', async ({page}) => {
    await open(page, '/identity/chile');
    await page.waitForLoadState('networkidle');
    await slow(page);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Uruguay'}).click();
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Chile/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Uruguay/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test('nothing is loaded ahead for readers who save data or are on 2g', async ({browser, baseURL}) => {
  for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
    const context = await browser.newContext(baseURL === undefined ? {} : {baseURL});
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const page = await context.newPage();
    await open(page, '/identity/chile');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Bolivia'}).hover();
    await page.mouse.wheel(0, 5000);
    await page.waitForTimeout(400);
    expect(requests).toEqual([]);
    await context.close();
  }
});

for (const [what, breakIt] of [
  [
    'denied',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that is ${what} costs the preference and nothing else`, async ({page}) => {
    const complaints = collectComplaints(page);
    await page.addInitScript(breakIt);
    await open(page, '/identity/colombia');
    await page.getByRole('combobox', {name: 'Programming language'}).first().selectOption('python');
    await expect(page.getByRole('group', {name: 'Sample request'}).first()).toContainText('import requests');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar').getByRole('combobox').fill('interpol');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=interpol');
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
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
