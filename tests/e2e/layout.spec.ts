import {expect, test, type Locator} from '@playwright/test';
import {expectToFit, open, phone, searchBox} from './site';

const laptop = {width: 1440, height: 900};

const boxOf = async (locator: Locator) => (await locator.first().boundingBox()) ?? {y: NaN, height: NaN};

for (const [what, selector, viewport, most, paths] of [
  ['the title', 'h1', phone, 170, ['/docs-es/identidad/colombia', '/countries/colombia', '/authentication']],
  ['the request', '.reference-panel pre', phone, 1000, ['/identity/venezuela', '/docs-es/recursos/crear-un-proyecto']],
  ['the code', 'main pre', laptop, 500, ['/quickstart', '/docs-es/inicio-rapido']],
] as const) {
  test(`${what} begins in the first ${most} px at ${viewport.width} × ${viewport.height}`, async ({page}) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await open(page, path);
      expect((await boxOf(page.locator(selector))).y, path).toBeLessThanOrEqual(most);
    }
  });
}

test('the landing page says what, how and where in the first view, and holds text that a reader spaces', async ({
  page,
}) => {
  for (const [path, start, countries] of [
    ['/', 'Get an access token', 'Find your country'],
    ['/docs-es', 'Obtén un token de acceso', 'Busca tu país'],
  ] as const) {
    await page.setViewportSize(laptop);
    await open(page, path);
    const main = page.getByRole('main');
    for (const seen of [main.locator('h1'), main.getByText(start), main.getByText(countries)]) {
      await expect(seen.first()).toBeInViewport({ratio: 1});
    }
    // WCAG 1.4.12
    await page.addStyleTag({
      content: '* {letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important}',
    });
    await expectToFit(page, 1280);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('what thumbs reach for is 44 px high, and no control has text so small that the page zooms in', async ({
    page,
  }) => {
    await open(page, '/identity/colombia');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    for (const target of [
      toggle,
      searchBox(page),
      page.getByRole('button', {name: 'Copy page'}),
      page.locator('summary[aria-label="Copy or export"]'),
      page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').filter({visible: true}),
      page.getByRole('navigation', {name: 'Sections of this page'}).getByRole('link'),
    ]) {
      expect((await boxOf(target)).height, String(target)).toBeGreaterThanOrEqual(44);
    }
    const sizes = await page
      .locator('input, select')
      .evaluateAll((all) => all.map((control) => parseFloat(getComputedStyle(control).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await toggle.click();
    const rows = page.locator('.navbar-sidebar .menu__link').filter({visible: true});
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

test('forced colours leave the marks of the page that is read', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/identity/colombia');
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveCSS('border-left-width', '3px');
  await expect(page.locator('.navbar__link--active').first()).toHaveCSS('border-bottom-width', '3px');
});

test('the page being read is in view in the sidebar', async ({page}) => {
  for (const path of ['/vehicle-validation/united-states', '/docs-es/recursos/el-objeto-webhook', '/archive']) {
    await page.goto(path);
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeInViewport({ratio: 1});
  }
});
