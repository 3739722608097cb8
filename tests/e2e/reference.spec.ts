import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, resize} from './site';

const wide = {width: 1440, height: 900};

/** A page with many nested fields, in both languages. */
const nested = ['/api/projects/projects-create', '/docs-es/api/proyectos/crear-proyecto'] as const;

/** The texts that are marked in the panel. */
const markedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(CSS.highlights.get('linked') ?? [], (range) => (range as Range).toString().trim()));

const row = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const answers = (page: Page): Locator => page.getByRole('group', {name: /^(?:Answers|Respuestas)$/});

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
    await expect(page.locator('.error-table tr.linked').first()).toContainText('422');
    await expect(labels.filter({hasText: '422 Invalid fields'})).toBeInViewport({ratio: 1});
    const shown = answers(page).locator('.answer').filter({visible: true});
    await expect(shown.locator('.status-error').first()).toHaveText('422');
    await expect(shown.locator('strong').first()).not.toBeEmpty();
    await expect(shown.getByRole('link').first()).toHaveAttribute('href', /\/platform\/errors#/);
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
    await page.getByRole('link', {name: 'Leer en español'}).click();
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

test.describe('what belongs together', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize(wide);
    await open(page, '/identity/colombia');
  });

  test('is marked by the pointer, both ways, and kept by a click', async ({page}) => {
    await row(page, 'parameter-document-number').hover();
    await expect.poll(() => markedLines(page)).toEqual([expect.stringContaining('documentNumber=')]);
    await row(page, 'response-data-full-name').locator('> p').first().hover();
    await expect.poll(() => markedLines(page)).toEqual([expect.stringMatching(/^"fullName": /)]);
    await page.getByRole('heading', {level: 1}).hover();
    await expect.poll(() => markedLines(page)).toEqual([]);
    await answers(page).getByText('"fullName"', {exact: true}).first().click();
    await expect(row(page, 'response-data-full-name')).toHaveClass(/linked/);
    await expect(row(page, 'response-data-full-name')).toBeInViewport();
    await page.getByRole('heading', {level: 1}).hover();
    await expect.poll(() => markedLines(page)).toEqual([expect.stringMatching(/^"fullName": /)]);
    await page.keyboard.press('Escape');
  });

  test('is marked by the keyboard, both ways', async ({page}) => {
    await row(page, 'response-data-full-name').getByRole('link').focus();
    await expect.poll(() => markedLines(page)).toEqual([expect.stringMatching(/^"fullName": /)]);
    await answers(page).locator('pre').filter({visible: true}).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('li.linked')).toHaveAttribute('id', 'response-data-array-name');
    await page.keyboard.press('Enter');
    await expect(row(page, 'response-data-array-name').getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('li.linked')).toHaveCount(0);
  });
});

test.describe('values of the reader', () => {
  test('go into the sample in every language, and nowhere else', async ({page}) => {
    await open(page, '/identity/colombia');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    const sample = page.getByRole('group', {name: 'Sample request'});
    await page.getByRole('button', {name: 'Fill in your values'}).click();
    const form = page.getByRole('form', {name: 'Fill in your values'});
    await form.getByLabel('documentNumber').fill('79555123');
    await form.getByLabel('documentType').selectOption('CE');
    await expect(sample).toContainText("--data-urlencode 'documentNumber=79555123'");
    for (const language of ['javascript', 'python', 'swift']) {
      await page.getByRole('combobox', {name: 'Programming language'}).selectOption(language);
      await expect(sample).toContainText('79555123');
      await expect(sample).toContainText('CE');
    }
    await form.getByLabel('documentNumber').fill('');
    await expect(form.getByText('The request needs this value.')).toBeVisible();
    await form.getByLabel('documentNumber').fill('79555123');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    expect(kept).not.toContain('79555123');
    expect(page.url()).not.toContain('79555123');
    expect(requests.filter((request) => request.includes('79555123'))).toEqual([]);
    await expect(form.getByLabel(/token/i)).toHaveCount(0);
    await form.getByRole('button', {name: 'Reset'}).click();
    await expect(sample).not.toContainText('79555123');
    await expect(form.getByLabel('documentNumber')).toHaveValue('10000001');
    await page.reload();
    await expect(sample).not.toContainText('79555123');
  });

  test('choose the answer of the contract, which shows them', async ({page}) => {
    await open(page, '/identity/colombia');
    await page.getByRole('button', {name: 'Fill in your values'}).click();
    const number = page.getByRole('form').getByLabel('documentNumber');
    const show = page.getByRole('button', {name: 'Show the answer'});
    await number.fill('10000004');
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.press('Enter');
    const panel = page.locator('[data-part="request"]', {has: show});
    const status = panel.locator('div[role="status"]');
    await expect(status).toContainText(/^200 .*this test value/);
    await expect(panel).toContainText('"documentNumber": "10000004"');
    await number.fill('90040401');
    await expect(status).toContainText(/^404 .*this test value/);
    await number.fill('79555123');
    await expect(status).toContainText(/^404 .*its test values only/);
    await number.fill('');
    await expect(status).toContainText('Correct the values that are marked');
    await show.press('Enter');
    await expect(status).toBeEmpty();
  });

  test('are told a mistake as they are typed', async ({page}) => {
    await open(page, '/docs-es/identidad/peru');
    await page.getByRole('button', {name: 'Usa tus valores'}).click();
    const number = page.getByRole('form').getByLabel('documentNumber');
    await number.fill('x');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription(/No tiene el formato/);
  });

  test('say so where the form cannot be loaded', async ({page}) => {
    await page.route('**/openapi/en/*.json', (route) => route.abort());
    await open(page, '/identity/colombia');
    await page.getByRole('button', {name: 'Fill in your values'}).click();
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded.');
    await page.unroute('**/openapi/en/*.json');
    await page.getByRole('button', {name: 'Fill in your values'}).click();
    await expect(page.getByRole('form', {name: 'Fill in your values'})).toBeVisible();
  });
});
