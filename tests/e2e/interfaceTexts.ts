import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import spanish from '@docusaurus/theme-translations/locales/es/theme-common.json';
import {expect, type Page} from '@playwright/test';
import type {LocaleCode} from '../../config/locales';
import spanishSite from '../../i18n/es/code.json';

/** Texts of the interface; our English ones are in the code, and one is the same in both. */
const known: Record<LocaleCode, ReadonlySet<string>> = {
  en: new Set([...Object.values(english), 'Error']),
  es: new Set([...Object.values(spanish), ...Object.values(spanishSite).map(({message}) => message)]),
};

/** Words that a text of the language can hardly do without, and that are not words of the other one. */
const commonWords: Record<LocaleCode, RegExp> = {
  en: /(?<![\p{L}'’])(?:the|and|of|to|with|your|from|for|this|is|are|in|on|by|page|copy|search|close|open|skip)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|los|las|del|de|una|para|con|que|por|esta|página|copiar|buscar|cerrar|abrir|saltar)(?!\p{L})/iu,
};

/** Proper names that hold a common word of the other language. */
const names = /Cédula de|Transit|Scan Studio|Pico y Placa|Smart\w* |SmartAccess|El Salvador/i;

/** Whether a text of the interface is in the other language. */
export const isForeign = (text: string, locale: LocaleCode): boolean => {
  const other = locale === 'en' ? 'es' : 'en';
  return !known[locale].has(text) && (known[other].has(text) || (commonWords[other].test(text) && !names.test(text)));
};

/**
 * Texts of the interface of a page in its language: what is visible outside of articles, code and answers of the search, and
 * the texts of attributes everywhere.
 */
const interfaceTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwn = (element: Element | null): element is Element =>
      element?.closest('[lang]') === document.documentElement && element.closest('noscript, script, style') === null;
    const texts: (string | null)[] = [];
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const named = [...document.querySelectorAll(`body [${name}]`)].filter(isOwn);
      texts.push(...named.map((element) => element.getAttribute(name)));
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const {parentElement, textContent} = walker.currentNode;
      if (isOwn(parentElement) && parentElement.closest('article, .markdown, code, main ol') === null) {
        texts.push(textContent);
      }
    }
    return texts.map((text) => text?.trim() ?? '').filter((text) => text !== '');
  });

/** Fails with every text of the interface that is not in the language of the page. */
export async function expectInterfaceInLanguage(page: Page): Promise<void> {
  const texts = await interfaceTexts(page);
  expect(texts.length).toBeGreaterThan(8);
  const locale = (await page.locator('html').getAttribute('lang')) === 'es' ? 'es' : 'en';
  expect(texts.filter((text) => isForeign(text, locale))).toEqual([]);
}
