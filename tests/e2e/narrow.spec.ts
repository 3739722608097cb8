import {expect, test} from '@playwright/test';
import {open, resize} from './site';

const operation = '/identity/colombia';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the title begins in the first 170 px', async ({page}) => {
    for (const path of [operation, '/docs-es/identidad/colombia', '/countries/colombia', '/authentication']) {
      await open(page, path);
      expect((await page.getByRole('heading', {level: 1}).boundingBox())?.y, path).toBeLessThanOrEqual(170);
    }
  });

  test('the sections of an operation are one row below its endpoint', async ({page}) => {
    await open(page, operation);
    const sections = page.getByRole('navigation', {name: 'Sections of this page'});
    await expect(sections).toBeInViewport();
    expect((await sections.boundingBox())?.height).toBeLessThanOrEqual(48);
    await expect(page.getByText('On this page').filter({visible: true})).toHaveCount(0);
  });

  test('the contents of a guide unfold below its title', async ({page}) => {
    await open(page, '/authentication');
    const contents = page.locator('main details', {hasText: 'On this page'}).first();
    const title = page.getByRole('heading', {level: 1});
    expect((await contents.boundingBox())?.y).toBeGreaterThan((await title.boundingBox())?.y ?? NaN);
    await contents.locator('> summary').click();
    await contents.getByRole('link', {name: 'What you need'}).click();
    await expect(page).toHaveURL('/authentication#what-you-need');
  });

  test('the heading that a link leads to is not covered by the navbar', async ({page}) => {
    for (const path of ['/platform/limits#webhooks', '/docs-es/plataforma/decisiones#results']) {
      await open(page, path);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      const top = (await page.locator(`[id="${path.split('#')[1]}"]`).boundingBox())?.y;
      const navbar = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(top, path).toBeGreaterThanOrEqual(navbar);
    }
  });

  test('the answers below the search box span the screen', async ({page}) => {
    await open(page, operation);
    const box = page.locator('.navbar').getByRole('combobox');
    await box.click();
    await box.fill('cedula');
    const answers = await page.getByRole('listbox').boundingBox();
    expect(answers?.width).toBeGreaterThanOrEqual(350);
    expect(answers?.x).toBeGreaterThanOrEqual(0);
  });

  test('what thumbs reach for is 44 px high', async ({page}) => {
    await open(page, operation);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const targets = [
      toggle,
      page.locator('.navbar').getByRole('combobox'),
      page.locator('summary', {hasText: 'Copy or export'}),
      page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').filter({visible: true}),
      page.getByRole('navigation', {name: 'Sections of this page'}).getByRole('link').first(),
    ];
    for (const target of targets) {
      expect((await target.boundingBox())?.height, String(target)).toBeGreaterThanOrEqual(44);
    }
    await toggle.click();
    for (const row of (await page.locator('.navbar-sidebar .menu__link').filter({visible: true}).all()).slice(0, 8)) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('the landing page is 2,700 px long at most, has one search box, and cuts no text', async ({page}) => {
    for (const path of ['/', '/docs-es']) {
      await open(page, path);
      await expect(page.getByRole('search').filter({visible: true})).toHaveCount(1);
      const {length, cut} = await page.evaluate(() => ({
        // Beside an announcement, which comes and goes.
        length:
          document.documentElement.scrollHeight -
          (document.querySelector<HTMLElement>('.theme-announcement-bar')?.offsetHeight ?? 0),
        cut: Array.from(document.querySelectorAll('main section p'))
          .filter((text) => text.scrollWidth > text.clientWidth)
          .map(({textContent}) => textContent),
      }));
      expect(length, path).toBeLessThanOrEqual(2700);
      expect(cut, path).toEqual([]);
    }
  });

  test('a country has its subjects below its name, each a target for a thumb', async ({page}) => {
    await open(page, '/countries');
    await expect(page.locator('.coverage-table th').filter({visible: true})).toHaveCount(0);
    const subjects = page
      .locator('.coverage-table tr', {hasText: 'Colombia'})
      .locator('td:has(> a)')
      .filter({visible: true});
    expect(await subjects.count()).toBeGreaterThan(3);
    const [name, subject] = [await subjects.first().boundingBox(), await subjects.nth(1).boundingBox()];
    expect(subject?.height).toBeGreaterThanOrEqual(44);
    expect(subject?.y).toBeGreaterThan(name?.y ?? NaN);
    await subjects.nth(1).click({position: {x: 8, y: 8}});
    await expect(page).toHaveURL(/colombia/);
  });
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('no control has text so small that the page zooms in', async ({page}) => {
    for (const path of [operation, '/platform/errors', '/search?q=token']) {
      await open(page, path);
      await expect(page.locator('select, main [type=search]').first()).toBeVisible();
      const sizes = await page
        .locator('input, select')
        .evaluateAll((all) => all.map((control) => parseFloat(getComputedStyle(control).fontSize)));
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
  });
});

test('the landing page says what, how and where in the first view of a laptop', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [path, start] of [
    ['/', 'Get an access token'],
    ['/docs-es', 'Obtén un token de acceso'],
  ] as const) {
    await open(page, path);
    for (const shown of [
      page.getByRole('heading', {level: 1}),
      page.getByRole('link', {name: start}),
      page.getByRole('link', {name: 'Uruguay'}).first(),
    ]) {
      await expect(shown).toBeInViewport({ratio: 1});
    }
  }
});

test('the landing page holds text that a reader spaces further', async ({page}) => {
  for (const path of ['/', '/docs-es']) {
    await resize(page, 1280);
    await open(page, path);
    // WCAG 1.4.12
    const wide = await page.evaluate(() => {
      for (const {style} of document.querySelectorAll<HTMLElement>('body *')) {
        Object.assign(style, {letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5'});
      }
      const right = (element: Element | null): number => element?.getBoundingClientRect().right ?? NaN;
      return Array.from(document.querySelectorAll('main table'))
        .filter((element) => right(element) > right(element.parentElement) + 1)
        .map(({outerHTML}) => outerHTML.slice(0, 100));
    });
    expect(wide, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test('forced colours leave the carets of the sidebar and the marks of what is read', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/identity/colombia');
  const shown = await page.evaluate(() => {
    const caret = document.querySelector('.theme-doc-sidebar-menu :is(.menu__caret, .menu__link--sublist-caret)');
    const current = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const item = document.querySelector('.navbar__link--active');
    const canvas = getComputedStyle(document.body).backgroundColor;
    const colours = (['::before', '::after'] as const).map(
      (part) => getComputedStyle(caret as Element, part).backgroundColor,
    );
    return {
      caret: colours.some((colour) => colour !== canvas && colour !== 'rgba(0, 0, 0, 0)'),
      border: getComputedStyle(current as Element).borderLeftWidth,
      underline: getComputedStyle(item as Element).borderBottomWidth,
    };
  });
  expect(shown).toEqual({caret: true, border: '3px', underline: '3px'});
});

test('forced colours leave the words that were found in sight', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/search?q=token');
  const found = page.locator('main mark').first();
  await expect(found).toBeVisible();
  const [word, canvas] = await found.evaluate((mark) => [
    getComputedStyle(mark).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(word).not.toBe(canvas);
  expect(await found.evaluate((mark) => getComputedStyle(mark.parentElement as Element).color)).toBe(word);
});

test('the page being read is in the middle third of the sidebar, below the name of its group', async ({page}) => {
  await resize(page, 1280);
  for (const path of [
    '/vehicle-validation/united-states',
    '/identity/peru',
    '/docs-es/recursos/el-objeto-webhook',
    '/archive',
  ]) {
    await open(page, path);
    const [menu, link, group] = await page
      .locator('.theme-doc-sidebar-menu [aria-current="page"]')
      .evaluate((current) => {
        const scroller = current.closest('nav') as HTMLElement;
        const name = current.closest('ul')?.parentElement?.querySelector('a, button') ?? current;
        const {top, height} = scroller.getBoundingClientRect();
        const end = scroller.scrollHeight - scroller.clientHeight;
        return [
          {top, height, canScroll: scroller.scrollTop > 0 && scroller.scrollTop < end - 1},
          current.getBoundingClientRect(),
          name.getBoundingClientRect(),
        ] as const;
      });
    const third = menu.canScroll ? menu.height / 3 : 0;
    expect(link.top, path).toBeGreaterThanOrEqual(menu.top + third);
    expect(link.bottom, path).toBeLessThanOrEqual(menu.top + menu.height - third);
    expect(group.top, path).toBeGreaterThanOrEqual(menu.top);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page being read is in view in the sidebar', async ({page}) => {
    await page.goto('/vehicle-validation/united-states');
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeInViewport({ratio: 1});
  });
});
