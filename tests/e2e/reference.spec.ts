import {expect, test, type Page} from '@playwright/test';
import {open, phone, switchLanguage} from './site';

/** A page with many nested fields, in both languages. */
const nested = ['/api/projects/projects-create', '/docs-es/api/proyectos/crear-proyecto'] as const;

const answers = (page: Page) => page.getByRole('group', {name: /^(?:Answers|Respuestas)$/});
const panel = (page: Page) => page.locator('.reference-panel').first();

test('the row of sections stays in view and marks the one that is read', async ({page}) => {
  const sections = page.getByRole('navigation', {name: 'Sections of this page'});
  const last = sections.getByRole('link').last();
  await open(page, '/resources/the-project-object');
  await last.click();
  await expect(sections).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 5000);
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test('the panel stands beside the text and stays in view, until the reader wants one column', async ({page}) => {
  await open(page, '/identity/colombia');
  const text = await page.locator('.reference-text').first().boundingBox();
  expect((await panel(page).boundingBox())?.x).toBeGreaterThan((text?.x ?? NaN) + 400);
  await page.mouse.wheel(0, 1200);
  await expect(panel(page)).toBeInViewport({ratio: 0.9});
  await page.locator('summary[aria-label="Copy or export"]').click();
  await page.getByRole('button', {name: 'One column'}).click();
  await expect(panel(page)).toHaveCSS('position', 'static');
  // Before the first paint, without the other scripts.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/identity/peru');
  await expect(panel(page)).toHaveCSS('position', 'static');
});

test('an error of the table leads to its answer, which says what it means', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, nested[0]);
  await page.locator('.error-table label', {hasText: '422'}).first().click();
  await expect(answers(page).locator('> label', {hasText: '422'})).toBeInViewport({ratio: 1});
  const shown = answers(page).locator('.answer').filter({visible: true});
  await expect(shown.locator('.status-error').first()).toHaveText('422');
  await expect(shown.getByRole('link').first()).toHaveAttribute('href', /\/platform\/errors#/);
});

test('a search in the page finds what is in other answers, and what is folded of the request', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/identity/colombia');
  await page.getByRole('combobox', {name: 'Programming language'}).selectOption('java');
  await expect(page.getByRole('group', {name: 'Sample request'})).toContainText('HttpClient');
  // A browser looks for this part of an address as it looks for what a reader types.
  await page.goto('/identity/colombia#:~:text=409.missingDocumentType');
  await expect(page.getByText('409.missingDocumentType')).toBeInViewport();
  await expect(answers(page).getByRole('radio', {name: /^409/})).toBeChecked();
  // Chromium searches such a part once for an address on the same page, and on a busy machine it missed text that is there.
  await expect(async () => {
    await page.goto('/identity/colombia#:~:text=System.out.println');
    await expect(page.getByRole('checkbox', {name: 'Show all'})).toBeChecked({timeout: 5000});
  }).toPass();
});

test('fields have addresses, which unfold what holds them, and survive a change of language', async ({page}) => {
  await open(page, nested[0]);
  const folded = page.locator('.fields details:not([open]) > ul > li').last();
  const id = (await folded.getAttribute('id')) ?? '';
  await expect(folded).toBeHidden();
  await open(page, `${nested[0]}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await switchLanguage(page, 'Español');
  await expect(page).toHaveURL(`${nested[1]}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('fields unfold all at once, and stay so on other pages', async ({page}) => {
  await open(page, nested[0]);
  const folded = page.locator('.fields details:not([open])');
  await expect(folded.first()).toBeAttached();
  await page.getByRole('button', {name: 'Expand all'}).first().click();
  await expect(folded).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Collapse all'}).first()).toBeVisible();
  await open(page, '/api/projects/projects-update');
  await expect(page.locator('.fields details[open]').first()).toBeAttached();
  await expect(folded).toHaveCount(0);
});
