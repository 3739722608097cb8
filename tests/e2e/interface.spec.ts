import {expect, test} from '@playwright/test';
import {foreignTexts, interfaceTexts} from './interfaceTexts';
import {open, templates} from './site';

/** Pages whose interface is worth a look beside one of each template. */
const others = {
  'tag, Spanish': '/blog/tags/privacidad',
  'object, Spanish': '/docs-es/recursos/el-objeto-webhook',
  'opening page of a group, Spanish': '/docs-es/paises',
  'author page': '/blog/authors/research',
  'alias that is Spanish at an English route': '/airdrop/airdrop-rules-es',
};

for (const [name, url] of Object.entries({...templates, ...others})) {
  test.describe(`${name}: the interface speaks the language of the page`, () => {
    test('as served', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL === undefined ? {} : {baseURL})});
      const page = await context.newPage();
      await page.goto(url);
      const locale = (await page.locator('html').getAttribute('lang')) === 'es' ? 'es' : 'en';
      expect(foreignTexts(await interfaceTexts(page), locale)).toEqual([]);
      await context.close();
    });

    test('after hydration', async ({page}) => {
      await open(page, url);
      const locale = (await page.locator('html').getAttribute('lang')) === 'es' ? 'es' : 'en';
      const texts = await interfaceTexts(page);
      expect(texts.length).toBeGreaterThan(8);
      expect(foreignTexts(texts, locale)).toEqual([]);
    });
  });
}

test('the mobile menu speaks the language of the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/docs-es/identidad/colombia');
  await page.getByRole('button', {name: 'Abrir o cerrar la barra lateral'}).click();
  expect(foreignTexts(await interfaceTexts(page), 'es')).toEqual([]);
});

test('a text in the wrong language is found', () => {
  expect(foreignTexts(['Copiar código', 'Copy code to clipboard', 'Skip to main content'], 'es')).toEqual([
    'Copy code to clipboard',
    'Skip to main content',
  ]);
  expect(foreignTexts(['Search', 'Saltar al contenido principal', 'Página siguiente'], 'en')).toEqual([
    'Saltar al contenido principal',
    'Página siguiente',
  ]);
});
