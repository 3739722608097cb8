import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

test('an operation page reads completely without JavaScript', {tag: '@quick'}, async ({page}) => {
  await page.goto('/identity/colombia');
  await expect(page.getByRole('group', {name: 'Sample request'})).toContainText("--url 'https://");
  await expect(page.locator('.fields').first()).toContainText('documentNumber');
  await expect(page.locator('.error-table')).toContainText('DOCUMENT_NOT_FOUND');
  await expect(page.locator('pre').nth(1)).toContainText('"fullName"');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Full ID'})).toBeVisible();
});

test('every answer can be chosen without JavaScript, by the pointer, by the keyboard and from the table of errors', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/identity/colombia');
  const answers = page.getByRole('group', {name: 'Answers'});
  const shown = answers.locator('pre').filter({visible: true});
  await expect(shown).toHaveCount(1);
  await answers.locator('label').nth(1).click();
  await expect(answers.getByRole('radio').nth(1)).toBeChecked();
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(answers.getByRole('radio').nth(2)).toBeChecked();
  await page.locator('.error-table label', {hasText: '404'}).first().click();
  await expect(shown.first()).toContainText('NotFound');
  await expect(answers.getByText('404').first()).toBeVisible();
});

test('no control is shown that would do nothing', async ({page}) => {
  // These work by the style sheet, or by the form that they stand in.
  const working = '.dropdown > button, form button, form input, [type=radio], .answers ~ *, label > [type=checkbox]';
  for (const path of ['/', '/identity/colombia', '/platform/errors', '/api/projects/projects-create', '/search']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      const dead = page.locator(`:is(button, select, input):not(${working})`).filter({visible: true});
      expect(await dead.evaluateAll((all) => all.map(({outerHTML}) => outerHTML.slice(0, 80))), path).toEqual([]);
      const carets = page.locator('.menu__link--sublist-caret').filter({visible: true});
      expect(
        await carets.evaluateAll(
          (all) => all.filter((one) => getComputedStyle(one, '::after').visibility === 'visible').length,
        ),
      ).toBe(0);
    }
  }
});

test('nested fields unfold without JavaScript, and an address leads to one', async ({page}) => {
  await page.goto('/identity/colombia#response-billing-standard-feature-code');
  await expect(page.locator('#response-billing-standard-feature-code')).toBeInViewport();
  await page.goto('/identity/colombia#response-billing');
  const billing = page.locator('#response-billing > details');
  await billing.locator('> summary').click();
  await expect(page.locator('#response-billing-charged-credits')).toBeHidden();
  await billing.locator('> summary').click();
  await expect(page.locator('#response-billing-charged-credits')).toBeVisible();
});

test('the other language is one click away without JavaScript', async ({page}) => {
  await page.goto('/identity/colombia');
  await page.getByRole('button', {name: /^Language/}).hover();
  await page.locator('.navbar').getByRole('link', {name: 'Español', exact: true}).click();
  await expect(page).toHaveURL('/docs-es/identidad/colombia');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Colombia, documento por número');
});

test('the search box sends its question, and the search page says what it needs', async ({page}) => {
  await page.goto('/docs-es/intro');
  await page.locator('.navbar').getByRole('searchbox').fill('cédula');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs-es\/search\?q=c%C3%A9dula$/);
  await expect(page.locator('noscript p')).toHaveText(
    'La búsqueda necesita JavaScript. El menú contiene todas las páginas.',
  );
});

test('a country is picked on the landing page, and each answer ends with what to do', async ({page}) => {
  for (const [path, country, accept, correct] of [
    ['/', 'Peru', /^Accept if/, /^Correct:/],
    ['/docs-es', 'Perú', /^Aceptar si/, /^Corregir:/],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    const verdict = main.locator('.verdict').filter({visible: true});
    const request = main.locator('[data-part=request]').filter({visible: true});
    await expect(request).toContainText('/v2/co/cedula');
    await page.locator('label', {hasText: country}).click();
    await expect(request).toContainText('/v3/pe/cedula');
    await expect(verdict).toHaveText(accept);
    await main.locator('.answers > label', {hasText: '404'}).filter({visible: true}).click();
    await expect(verdict).toHaveText(correct);
  }
});
