import {expect, test, type Page} from '@playwright/test';
import {collectComplaints, open, searchBox, switchLanguage, title} from './site';

/** Does to the page what a browser that translates does: each text becomes elements of its own, later ones as well. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = 'pre, code, script, style, noscript, select, u, [translate=no]';
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode() !== null) {
        texts.push(walker.currentNode as Text);
      }
      for (const text of texts.filter(({data, parentElement}) => data.trim() !== '' && !parentElement?.closest(left))) {
        const translation = document.createElement('u');
        translation.textContent = text.data;
        text.replaceWith(translation);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, {childList: true, subtree: true});
  });
}

/** What a reader may do on the page: whatever of it is there. */
async function useControls(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const sample of (await main.getByRole('combobox', {name: 'Programming language'}).all()).slice(0, 2)) {
    await sample.selectOption('python');
    await sample.selectOption({index: 0});
  }
  const buttons = main.getByRole('button', {name: /^(?:Copy|Expand all)/}).filter({visible: true});
  for (const control of await buttons.or(main.locator('.answers > label').filter({visible: true})).all()) {
    await control.click();
  }
  for (const filter of await main.getByRole('searchbox', {name: /^Filter/}).all()) {
    for (const typed of ['token', 'zzz', '']) {
      await filter.fill(typed);
    }
  }
  for (const query of ['webhook', 'ofac', '']) {
    await searchBox(page).fill(query);
    await expect(page.locator('.navbar').getByRole('option').first()).toContainText(new RegExp(query, 'i'));
  }
  await page.keyboard.press('Escape');
}

for (const path of ['/', '/api/projects/projects-create', '/platform/errors', '/countries', '/search?q=webhook']) {
  test(`${path} works while the browser translates it`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const complaints = collectComplaints(page);
    await open(page, path);
    await translatePage(page);
    await useControls(page);
    await page.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL('/intro');
    await page.getByRole('main').getByRole('link', {name: 'Quickstart', exact: true}).first().click();
    await expect(page).toHaveURL('/quickstart');
    // The title takes the focus when the page is there, which would close the menu of languages.
    await expect(title(page)).toBeFocused();
    await switchLanguage(page, 'Español');
    await expect(page.getByRole('button', {name: 'Idioma: Español'})).toHaveText('Español');
    expect(complaints).toEqual([]);
  });
}
