import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, open, switchLanguage} from './site';

/** Does to the page what a browser that translates does: each text becomes elements of its own, later ones as well. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeft = (node: Text): boolean =>
      node.data.trim() === '' ||
      node.parentElement === null ||
      node.parentElement.closest('pre, code, script, style, noscript, select, font, [translate=no]') !== null;
    const tag: string = 'font';
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode() !== null) {
        texts.push(walker.currentNode as Text);
      }
      for (const text of texts.filter((node) => !isLeft(node))) {
        const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      changes.flatMap(({addedNodes}) => [...addedNodes]).forEach(translate);
    }).observe(document.body, {childList: true, subtree: true});
  });
}

/** What a reader may do on the page: whatever of it is there. */
async function useControls(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const sample of (await main.getByRole('combobox', {name: 'Programming language'}).all()).slice(0, 2)) {
    await sample.selectOption('python');
    await sample.selectOption({index: 0});
  }
  for (const button of await main.getByRole('button', {name: /^(?:Copy|Expand all|One column)/}).all()) {
    if (await button.isVisible()) {
      await button.click();
    }
  }
  for (const answer of (await main.locator('.answers > label').filter({visible: true}).all()).slice(0, 3)) {
    await answer.click();
  }
  for (const typed of ['token', 'zzz', '']) {
    for (const filter of await main.getByRole('searchbox', {name: /^Filter/}).all()) {
      await filter.fill(typed);
    }
  }
  for (const menu of await main.locator('summary', {hasText: 'Copy or export'}).all()) {
    await menu.click();
    await main.getByRole('button', {name: 'Copy the link'}).click();
    await expect(main.getByText('Copied').filter({visible: true}).first()).toBeVisible();
    await menu.click();
  }
  const box = page.getByRole('search').getByRole('combobox').first();
  const first = page.getByRole('search').getByRole('option').first();
  for (const [query, found] of [
    ['webhook', /webhook/i],
    ['ofac', /ofac/i],
    ['', /./],
  ] as const) {
    await box.fill(query);
    await expect(first).toContainText(found);
  }
  await page.keyboard.press('Escape');
}

test('a page that the browser translates works', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = collectComplaints(page);
  for (const path of [
    '/',
    '/identity',
    '/identity/colombia',
    '/api/projects/projects-create',
    '/guides/verify-a-business',
    '/platform/errors',
    '/countries',
    '/blog/welcome',
    '/search?q=webhook',
  ]) {
    await test.step(path, async () => {
      await open(page, path);
      await translatePage(page);
      await useControls(page);
      const other = page.getByRole('main').getByRole('link').filter({visible: true}).first();
      await page.getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(page).toHaveURL('/intro');
      await other.click();
      await expect(page).not.toHaveURL('/intro');
      await switchLanguage(page, 'Español');
      await expect(page.locator('.navbar').getByRole('button', {name: 'Idioma: Español'})).toHaveText('Español');
      await expect(page.getByText(/This page crashed|Esta página falló/)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  }
});
