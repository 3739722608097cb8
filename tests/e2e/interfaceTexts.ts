import type {Page} from '@playwright/test';
import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import spanish from '@docusaurus/theme-translations/locales/es/theme-common.json';
import type {LocaleCode} from '../../config/locales';
import spanishSite from '../../i18n/es/code.json';

/**
 * Every text of the interface of a page: visible text outside of articles and answers of the search, and the texts of
 * attributes everywhere. What is marked as another language (`lang`) is left out.
 */
export function interfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pageLanguage = document.documentElement.lang;
    const isOurs = (element: Element): boolean =>
      element.closest<HTMLElement>('[lang]')?.lang === pageLanguage && element.closest('noscript') === null;
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.closest('script, style, template, article, .markdown, code, main ol') === null && isOurs(element)) {
        texts.add(node.textContent?.trim() ?? '');
      }
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of Array.from(document.querySelectorAll(`[${name}]`))) {
        if (isOurs(element)) {
          texts.add(element.getAttribute(name)?.trim() ?? '');
        }
      }
    }
    texts.delete('');
    return [...texts];
  });
}

/** Texts of the interface in one language, as patterns: `{count}` stands for anything. */
function patterns(messages: readonly string[]): RegExp[] {
  return messages
    .flatMap((message) => message.split('|'))
    .map((message) => message.replaceAll(/[.*+?^$()[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'))
    .filter((source) => source !== '.+')
    .map((source) => new RegExp(`^${source}$`));
}

const known: Record<LocaleCode, RegExp[]> = {
  en: patterns(Object.entries(english).flatMap(([id, text]) => (id.endsWith('___DESCRIPTION') ? [] : [text]))),
  es: patterns([...Object.values(spanish), ...Object.values(spanishSite).map(({message}) => message)]),
};

/** Words that a text of the language can hardly do without, and that are not words of the other one. */
const commonWords: Record<LocaleCode, RegExp> = {
  en: /(?<![\p{L}'’])(?:the|and|of|to|with|your|from|for|this|is|are|in|on|by|page|copy|search|close|open|skip)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|los|las|del|de|una|para|con|que|por|esta|página|copiar|buscar|cerrar|abrir|saltar)(?!\p{L})/iu,
};

/** Proper names that hold a common word of the other language. */
const names = /Cédula de|Transit|Scan Studio|Pico y Placa|Smart\w* |SmartAccess|El Salvador/i;

/**
 * The texts that are in the wrong language.
 *
 * @param texts - of a page's interface
 * @param locale - language of the page
 */
export function foreignTexts(texts: readonly string[], locale: LocaleCode): string[] {
  const other = locale === 'en' ? 'es' : 'en';
  return texts.filter((text) => {
    const isOfBoth = known[locale].some((pattern) => pattern.test(text));
    const isKnownForeign = known[other].some((pattern) => pattern.test(text));
    return !isOfBoth && (isKnownForeign || (commonWords[other].test(text) && !names.test(text)));
  });
}
