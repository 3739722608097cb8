import {expect, test} from '@playwright/test';
import {open, resize} from './site';

const operation = '/identity/colombia';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const path of [operation, '/docs-es/identidad/colombia', '/countries/colombia', '/authentication']) {
    test(`${path}: the title begins in the first 170 px`, async ({page}) => {
      await open(page, path);
      const top = await page.getByRole('heading', {level: 1}).evaluate((title) => title.getBoundingClientRect().top);
      expect(top).toBeLessThanOrEqual(170);
    });
  }

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

  for (const path of ['/platform/limits#webhooks', '/docs-es/plataforma/decisiones#results']) {
    test(`${path}: the heading that a link leads to is not covered by the navbar`, async ({page}) => {
      await open(page, path);
      const heading = page.locator(`[id="${path.split('#')[1]}"]`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      const top = await heading.evaluate((title) => title.getBoundingClientRect().top);
      const navbar = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(navbar);
    });
  }

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

  test('the landing page is 2,600 px long at most, and has one search box', async ({page}) => {
    for (const path of ['/', '/docs-es']) {
      await open(page, path);
      await expect(page.getByRole('search').filter({visible: true})).toHaveCount(1);
      const length = await page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          (document.querySelector<HTMLElement>('.theme-announcement-bar')?.offsetHeight ?? 0),
      );
      expect(length, 'beside an announcement, which comes and goes').toBeLessThanOrEqual(2600);
    }
  });

  test('the texts of the products are whole', async ({page}) => {
    for (const path of ['/', '/docs-es']) {
      await open(page, path);
      const cut = await page
        .locator('main section p')
        .evaluateAll((texts) =>
          texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
        );
      expect(cut).toEqual([]);
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

test('the landing page says what, how and where in the first view of a laptop', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [path, start, country] of [
    ['/', 'Get an access token', 'Uruguay'],
    ['/docs-es', 'Obtén un token de acceso', 'Uruguay'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(page.getByRole('link', {name: start})).toBeInViewport({ratio: 1});
    await expect(page.getByRole('link', {name: country}).first()).toBeInViewport({ratio: 1});
  }
});

test('the landing page holds text that a reader spaces further', async ({page}) => {
  for (const path of ['/', '/docs-es']) {
    await resize(page, 1280);
    await open(page, path);
    // WCAG 1.4.12
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        Object.assign(element.style, {letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5'});
      }
    });
    const wide = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables.map(
          (table) =>
            Math.round(table.getBoundingClientRect().right) - (table.parentElement?.getBoundingClientRect().right ?? 0),
        ),
      );
    expect(Math.max(...wide)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test('forced colours leave the carets of the sidebar and the mark of the page that is read', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/identity/colombia');
  const shown = await page.evaluate(() => {
    const caret = document.querySelector('.theme-doc-sidebar-menu :is(.menu__caret, .menu__link--sublist-caret)');
    const current = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const canvas = getComputedStyle(document.body).backgroundColor;
    const colours = (['::before', '::after'] as const).map(
      (part) => getComputedStyle(caret as Element, part).backgroundColor,
    );
    return {
      caret: colours.some((colour) => colour !== canvas && colour !== 'rgba(0, 0, 0, 0)'),
      border: getComputedStyle(current as Element).borderLeftWidth,
    };
  });
  expect(shown).toEqual({caret: true, border: '3px'});
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

test('two outcomes of the sample on the landing page can be chosen', async ({page}) => {
  await open(page, '/');
  const answers = page.getByRole('group', {name: 'Answers'});
  await expect(answers.locator('pre').filter({visible: true})).toContainText('"fullName"');
  await answers.locator('label', {hasText: '404'}).click();
  await expect(answers.locator('pre').filter({visible: true})).toContainText('NotFound');
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
