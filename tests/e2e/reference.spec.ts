import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, resize} from './site';

const wide = {width: 1440, height: 900};

/** A page with many nested fields, in both languages. */
const nested = ['/api/projects/projects-create', '/docs-es/api/proyectos/crear-proyecto'] as const;

const row = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const answers = (page: Page): Locator => page.getByRole('group', {name: /^(?:Answers|Respuestas)$/});

test('the row of sections stays in view, marks the one that is read, and covers no panel', async ({page}) => {
  await page.setViewportSize(wide);
  for (const path of ['/identity/peru', '/resources/the-project-object', '/guides/screen-a-person']) {
    await open(page, path);
    const sections = page.getByRole('navigation', {name: 'Sections of this page'});
    const last = sections.getByRole('link').last();
    await last.click();
    await expect(sections).toBeInViewport({ratio: 1});
    await page.mouse.wheel(0, 5000);
    await expect(last).toHaveAttribute('aria-current', 'location');
  }
  await open(page, '/identity/peru');
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('[data-part=request]').first()).toBeInViewport({ratio: 1});
  const bottom = (box: {y: number; height: number} | null): number => (box === null ? NaN : box.y + box.height);
  const row = await page.getByRole('navigation', {name: 'Sections of this page'}).boundingBox();
  expect((await page.locator('[data-part=request]').first().boundingBox())?.y).toBeGreaterThanOrEqual(bottom(row));
});

test.describe('layout', () => {
  for (const own of ['/identity/colombia', '/docs-es/identidad/colombia', '/resources/the-project-object']) {
    test(`${own}: the panel stands beside the text and stays in view, from 1200 px on`, async ({page}) => {
      await page.setViewportSize(wide);
      await open(page, own);
      const panel = page.locator('.reference-panel');
      const text = page.locator('.reference-text').first();
      const [panelBox, textBox] = [await panel.boundingBox(), await text.boundingBox()];
      expect(panelBox?.x).toBeGreaterThan((textBox?.x ?? 0) + (textBox?.width ?? 0));
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await expect(panel).toBeInViewport({ratio: 0.9});
      await resize(page, 1024);
      const below = await panel.boundingBox();
      expect(below?.x).toBeCloseTo((await text.boundingBox())?.x ?? -1, 0);
    });
  }

  test('one column is remembered, before the first paint', async ({page}) => {
    await page.setViewportSize(wide);
    await open(page, '/identity/colombia');
    await page.getByRole('button', {name: 'One column'}).click();
    const panel = page.locator('.reference-panel');
    await expect(panel).toHaveCSS('position', 'static');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/identity/peru');
    await expect(panel).toHaveCSS('position', 'static');
    await page.unroute('**/assets/js/**');
    await open(page, '/identity/peru');
    await page.getByRole('button', {name: 'One column'}).click();
    await expect(panel).toHaveCSS('position', 'sticky');
  });
});

test.describe('answers', () => {
  test('are all in view, on a phone in one row that scrolls, and an error says what it means', async ({page}) => {
    await page.setViewportSize(wide);
    await open(page, '/api/projects/projects-create');
    const labels = answers(page).locator('> label');
    for (const label of await labels.all()) {
      await expect(label).toBeInViewport({ratio: 1});
    }
    await resize(page, 390);
    const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops).size).toBe(1);
    await page.locator('.error-table label', {hasText: '422'}).first().click();
    await expect(labels.filter({hasText: '422'})).toBeInViewport({ratio: 1});
    const shown = answers(page).locator('.answer').filter({visible: true});
    await expect(shown.locator('.status-error').first()).toHaveText('422');
    await expect(shown.locator('strong').first()).not.toBeEmpty();
    await expect(shown.getByRole('link').first()).toHaveAttribute('href', /\/platform\/errors#/);
  });

  test('are found by a search in the page, as is what is folded of the request', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/identity/colombia');
    await page.getByRole('combobox', {name: 'Programming language'}).selectOption('java');
    const sample = page.getByRole('group', {name: 'Sample request'});
    await expect(sample).toContainText('HttpClient');
    // A browser looks for this part of an address as it looks for what a reader types.
    await page.goto('/identity/colombia#:~:text=409.missingDocumentType');
    await expect(page.getByText('409.missingDocumentType')).toBeInViewport();
    await expect(answers(page).getByRole('radio', {name: /^409/})).toBeChecked();
    await answers(page).getByText('200', {exact: false}).first().click();
    await expect(page.getByText('409.missingDocumentType')).toBeHidden();
    await page.goto('/identity/colombia#:~:text=System.out.println');
    await expect(page.getByRole('checkbox', {name: 'Show all'})).toBeChecked();
  });

  test('have addresses', async ({page}) => {
    await open(page, '/identity/colombia');
    const ids = await answers(page)
      .getByRole('radio')
      .evaluateAll((all) => all.map(({id}) => id));
    await open(page, `/identity/colombia#${ids[1] ?? ''}`);
    await expect(answers(page).getByRole('radio').nth(1)).toBeChecked();
  });
});

test.describe('fields', () => {
  test('have addresses, which unfold what holds them, and survive a change of language', async ({page}) => {
    await page.setViewportSize(wide);
    await open(page, nested[0]);
    const folded = page.locator('.fields details:not([open]) > ul > li').last();
    const id = (await folded.getAttribute('id')) ?? '';
    await expect(folded).toBeHidden();
    await open(page, `${nested[0]}#${id}`);
    await expect(row(page, id)).toBeInViewport();
    await page.getByRole('button', {name: /^Language/}).click();
    await page.locator('.navbar').getByRole('link', {name: 'Español', exact: true}).click();
    await expect(page).toHaveURL(`${nested[1]}#${id}`);
    await expect(row(page, id)).toBeInViewport();
  });

  test('unfold all at once, and stay so on other pages without a jump', async ({page}) => {
    await open(page, nested[0]);
    const folded = page.locator('.fields details:not([open])');
    expect(await folded.count()).toBeGreaterThan(0);
    for (const button of await page.getByRole('button', {name: 'Expand all'}).all()) {
      if ((await button.getAttribute('aria-pressed')) === 'false') {
        await button.click();
      }
    }
    await expect(folded).toHaveCount(0);
    await open(page, '/api/projects/projects-update');
    await expect(folded).toHaveCount(0);
    await page.getByRole('button', {name: 'Expand all'}).first().click();
    await expect(page.locator('.fields details[open]').first()).not.toBeAttached();
  });
});
