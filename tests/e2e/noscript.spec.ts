import {expect, test} from '@playwright/test';
import {phone, title} from './site';

test.use({javaScriptEnabled: false});

test('an operation page reads completely, and every answer can be chosen', {tag: '@quick'}, async ({page}) => {
  await page.goto('/identity/colombia');
  await expect(page.getByRole('group', {name: 'Sample request'})).toContainText("--url 'https://");
  await expect(page.locator('.fields').first()).toContainText('documentNumber');
  await expect(page.locator('.error-table')).toContainText('DOCUMENT_NOT_FOUND');
  await expect(page.locator('pre').nth(1)).toContainText('"fullName"');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Full ID'})).toBeVisible();
  const answers = page.getByRole('group', {name: 'Answers'});
  const shown = answers.locator('pre').filter({visible: true});
  await expect(shown).toHaveCount(1);
  await answers.locator('label').nth(1).click();
  await expect(answers.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(answers.getByRole('radio').nth(2)).toBeChecked();
  await page.locator('.error-table label', {hasText: '404'}).first().click();
  await expect(shown.first()).toContainText('NotFound');
});

test('no control is shown that would do nothing', async ({page}) => {
  // These work by the style sheet, or by the form that they stand in.
  const working = '.dropdown > button, form button, form input, [type=radio], .answers ~ *, label > [type=checkbox]';
  for (const path of ['/', '/identity/colombia', '/platform/errors', '/api/projects/projects-create', '/search']) {
    for (const viewport of [{width: 1280, height: 800}, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const dead = page.locator(`:is(button, select, input):not(${working})`).filter({visible: true});
      expect(await dead.evaluateAll((all) => all.map(({outerHTML}) => outerHTML.slice(0, 80))), path).toEqual([]);
    }
  }
});

test('what is folded unfolds, and an address leads into it', async ({page}) => {
  await page.goto('/identity/colombia#response-billing-standard-feature-code');
  await expect(page.locator('#response-billing-standard-feature-code')).toBeInViewport();
  await page.goto('/resources/create-a-project-flow');
  const folded = page.locator('.fields details:not([open])').first();
  await expect(folded.locator('li').first()).toBeHidden();
  await folded.locator('summary').first().click();
  await expect(page.locator('.fields details[open] li').first()).toBeVisible();
});

test('the other language is one click away, and the search box sends its question', async ({page}) => {
  await page.goto('/identity/colombia');
  await page.getByRole('button', {name: /^Language/}).hover();
  await page.locator('.navbar').getByRole('link', {name: 'Español', exact: true}).click();
  await expect(page).toHaveURL('/docs-es/identidad/colombia');
  await expect(title(page)).toHaveText('Colombia, documento por número');
  await page.locator('.navbar').getByRole('searchbox').fill('cédula');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs-es\/search\?q=c%C3%A9dula$/);
  await expect(page.locator('noscript p')).toHaveText(/^La búsqueda necesita JavaScript\./);
});

test('a country is picked on the landing page, and each answer ends with what to do', async ({page}) => {
  await page.goto('/docs-es');
  const main = page.getByRole('main');
  const verdict = main.locator('.verdict').filter({visible: true});
  const request = main.locator('[data-part=request]').filter({visible: true});
  await expect(request).toContainText('/v2/co/cedula');
  await page.locator('label', {hasText: 'Perú'}).click();
  await expect(request).toContainText('/v3/pe/cedula');
  await expect(verdict).toHaveText(/^Aceptar si/);
  await main.locator('.answers > label', {hasText: '404'}).filter({visible: true}).click();
  await expect(verdict).toHaveText(/^Corregir:/);
});
