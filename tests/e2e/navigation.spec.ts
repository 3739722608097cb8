import {expect, test} from '@playwright/test';
import {collectComplaints, holdBack, open, phone, scrollTop, sidebar, switchLanguage, title} from './site';

test('pages of every section are shown without a new document, at their top, with the focus on their title', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, '/identity/chile');
  // It is lost when the browser loads another document.
  await page.evaluate(() => (document.documentElement.dataset.marked = ''));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await sidebar(page).getByRole('link', {name: 'Uruguay'}).click();
  await expect(title(page)).toHaveText(/^Uruguay/);
  await expect(title(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(title(page)).toHaveText('Blog');
  // The keyboard goes on from there.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(title(page)).toHaveText(/^Chile/);
  await expect.poll(() => scrollTop(page)).toBe(900);
  // A group that was closed on the first view opens with all of its pages.
  await sidebar(page)
    .getByRole('button', {name: /category 'Vehicles/})
    .click();
  await sidebar(page).locator('a[href="/vehicle-validation/united-states"]').click();
  await expect(title(page)).toHaveText(/United States/);
  await switchLanguage(page, 'Español');
  await expect(page).toHaveURL(/^[^?]*\/docs-es\/validacion-vehiculos\//);
  await expect(title(page)).toHaveText(/Estados Unidos/);
  await expect(page.locator('html[data-marked]')).toBeAttached();
  expect(complaints).toEqual([]);
});

test('the navbar hides on the way down, and is back on the way up', async ({page}) => {
  const navbar = page.locator('.navbar');
  await open(page, '/identity/colombia');
  for (let turn = 0; turn < 3; turn++) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBe((turn + 1) * 600);
  }
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport({ratio: 1});
});

test('a link to a part of a page leads there, below the navbar, and not to the title', async ({page}) => {
  await page.setViewportSize(phone);
  for (const path of ['/platform/limits#webhooks', '/docs-es/plataforma/decisiones#results']) {
    await open(page, path);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    const navbar = (await page.locator('.navbar').boundingBox()) ?? {y: NaN, height: NaN};
    const part = await page.locator(`[id="${path.split('#')[1]}"]`).boundingBox();
    expect(part?.y, path).toBeGreaterThanOrEqual(navbar.y + navbar.height);
    await expect(title(page)).not.toBeFocused();
  }
});

test('the style sheet of a kind of page is there before a link shows the page', async ({page}) => {
  const sheet = '**/assets/css/blog.*.css';
  const release = await holdBack(page, sheet);
  await open(page, '/');
  const asked = page.waitForRequest(sheet);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await asked;
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the sidebar of the blog groups posts by year, and stays hidden from page to page', async ({page}) => {
  await open(page, '/blog/bienvenida');
  const posts = page.getByRole('navigation', {name: 'Entradas recientes'});
  await expect(posts.getByText('2025', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Plegar la barra lateral'}).click();
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/blog/bienvenida');
  await expect(posts).toBeHidden();
  await page.getByRole('button', {name: 'Desplegar la barra lateral'}).click();
  await expect(posts).toBeVisible();
});
