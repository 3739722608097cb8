import {expect, test, type Locator} from '@playwright/test';
import {expectToFit, open, phone, searchBox} from './site';

const operations = [
  '/identity/colombia',
  '/docs-es/identidad/colombia',
  '/identity/venezuela',
  '/resources/create-a-project',
  '/docs-es/recursos/crear-un-proyecto',
  '/functions/create-zelfproof',
];
const laptop = {width: 1440, height: 900};

const boxOf = async (locator: Locator) =>
  (await locator.first().boundingBox()) ?? {x: NaN, y: NaN, width: NaN, height: NaN};

for (const [what, selector, viewport, most, paths] of [
  ['the title', 'h1', phone, 170, [...operations.slice(0, 2), '/countries/colombia', '/authentication']],
  ['the sections of an operation', '[aria-label="Sections of this page"]', phone, 800, operations.slice(0, 1)],
  ['the request of an operation', '.reference-panel pre', phone, 1000, operations],
  ['the request of an operation', '.reference-panel pre', {width: 1024, height: 768}, 900, operations],
  ['the code of the quickstart', 'main pre', laptop, 500, ['/quickstart', '/docs-es/inicio-rapido']],
] as const) {
  test(`${what} begins in the first ${most} px at ${viewport.width} × ${viewport.height}`, async ({page}) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await open(page, path);
      expect((await boxOf(page.locator(selector))).y, path).toBeLessThanOrEqual(most);
      const requests = page.locator('.reference-panel [data-part=request]');
      if ((await requests.count()) > 0) {
        expect((await boxOf(requests)).height, path).toBeLessThanOrEqual(398);
      }
    }
  });
}

test('the landing page says what, how and where in the first view of a laptop, and is short on a phone', async ({
  page,
}) => {
  for (const [path, start] of [
    ['/', 'Get an access token'],
    ['/docs-es', 'Obtén un token de acceso'],
  ] as const) {
    await page.setViewportSize(laptop);
    await open(page, path);
    for (const [role, name] of [
      ['heading', /./],
      ['link', start],
      ['link', 'Uruguay'],
    ] as const) {
      await expect(page.getByRole('main').getByRole(role, {name}).first()).toBeInViewport({ratio: 1});
    }
    await page.setViewportSize(phone);
    await expect(page.getByRole('search').filter({visible: true})).toHaveCount(1);
    // With its bars 2,700 px; an announcement comes and goes.
    expect((await boxOf(page.locator('#__docusaurus_skipToContent_fallback'))).height, path).toBeLessThanOrEqual(2570);
  }
});

test('the landing page holds text that a reader spaces further', async ({page}) => {
  for (const path of ['/', '/docs-es']) {
    await open(page, path);
    // WCAG 1.4.12
    await page.addStyleTag({
      content: '* {letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important}',
    });
    await expectToFit(page, 1280);
    const tables = page.locator('main table');
    const wide = await tables.evaluateAll((all) =>
      all.filter(
        (one) => one.getBoundingClientRect().right > (one.parentElement?.getBoundingClientRect().right ?? 0) + 1,
      ),
    );
    expect(wide, path).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('what thumbs reach for is 44 px high, and answers of the search span the screen', async ({page}) => {
    await open(page, '/countries');
    const subjects = page
      .locator('.coverage-table tr', {hasText: 'Colombia'})
      .locator('td:has(> a)')
      .filter({visible: true});
    const [country, subject] = [await boxOf(subjects.first()), await boxOf(subjects.nth(1))];
    expect(subject.y).toBeGreaterThan(country.y);
    expect(subject.height).toBeGreaterThanOrEqual(44);
    await open(page, '/identity/colombia');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sections = page.getByRole('navigation', {name: 'Sections of this page'});
    expect((await boxOf(sections)).height).toBeLessThanOrEqual(48);
    for (const target of [
      toggle,
      searchBox(page),
      page.locator('summary', {hasText: 'Copy or export'}),
      page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').filter({visible: true}),
      sections.getByRole('link'),
    ]) {
      expect((await boxOf(target)).height, String(target)).toBeGreaterThanOrEqual(44);
    }
    await toggle.click();
    const rows = page.locator('.navbar-sidebar .menu__link').filter({visible: true});
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.locator('.navbar-sidebar__close').click();
    await searchBox(page).fill('cedula');
    await expect(page.getByRole('option').first()).toContainText(/c[eé]dula/i);
    expect((await boxOf(page.getByRole('listbox'))).width).toBeGreaterThanOrEqual(350);
  });

  test('no control has text so small that the page zooms in', async ({page}) => {
    for (const path of ['/identity/colombia', '/platform/errors', '/search?q=token']) {
      await open(page, path);
      await expect(page.locator('select, main [type=search]').first()).toBeVisible();
      const sizes = await page
        .locator('input, select')
        .evaluateAll((all) => all.map((control) => parseFloat(getComputedStyle(control).fontSize)));
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
  });
});

test('forced colours leave the carets of the sidebar, the page that is read and the words that were found', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/identity/colombia');
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const carets = page.locator('.theme-doc-sidebar-menu :is(.menu__caret, .menu__link--sublist-caret)');
  const colours = await carets.evaluateAll(([caret]) =>
    ['::before', '::after'].map((part) => getComputedStyle(caret as Element, part).backgroundColor),
  );
  expect(colours.filter((colour) => colour !== canvas && colour !== 'rgba(0, 0, 0, 0)')).not.toEqual([]);
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveCSS('border-left-width', '3px');
  await expect(page.locator('.navbar__link--active').first()).toHaveCSS('border-bottom-width', '3px');
  await open(page, '/search?q=token');
  await expect(page.locator('main mark').first()).not.toHaveCSS('color', canvas);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({javaScriptEnabled});

    test('the page being read is in view in the sidebar', async ({page}) => {
      for (const path of ['/vehicle-validation/united-states', '/docs-es/recursos/el-objeto-webhook', '/archive']) {
        await page.goto(path);
        const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
        await expect(current).toBeInViewport({ratio: 1});
      }
    });
  });
}
