import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import spanish from '@docusaurus/theme-translations/locales/es/theme-common.json';
import type {LocaleCode} from '../../config/locales';
import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import spanishSite from '../../i18n/es/code.json';

/** What holds texts of the page, which are in its language by themselves, or none to read. */
const isContent = ({tagName, properties}: Element): boolean =>
  /^(?:script|style|template|article|code|noscript)$/.test(tagName) ||
  (Array.isArray(properties.className) && properties.className.includes('markdown'));

const attributes = ['ariaLabel', 'title', 'placeholder', 'alt'] as const;

/**
 * Every text of the interface of a page: visible text outside of articles and answers of the search, and the texts of
 * attributes everywhere. What is marked as another language (`lang`) is left out.
 *
 * @param html - of the page, as served or as a browser has it
 * @returns the texts, and the language that the page says it is in
 */
export function interfaceTexts(html: string): {texts: string[]; lang: string} {
  const texts = new Set<string>();
  const add = (text: unknown): void => {
    if (typeof text === 'string' && text.trim() !== '') {
      texts.add(text.trim());
    }
  };
  let lang = '';
  visitParents(unified().use(rehypeParse).parse(html), (node, parents) => {
    const ancestors = parents.filter((parent): parent is Element => parent.type === 'element');
    if (node.type === 'element' && node.tagName === 'html') {
      lang = node.properties.lang ?? '';
    }
    if (node.type === 'element' && node.tagName === 'head') {
      return SKIP;
    }
    const near = node.type === 'element' ? [...ancestors, node] : ancestors;
    const own = near.map(({properties}) => properties.lang).filter((value) => value !== undefined);
    if (own.at(-1) !== lang || near.some(({tagName}) => tagName === 'noscript')) {
      return undefined;
    }
    if (node.type === 'element') {
      attributes.forEach((name) => {
        add(node.properties[name]);
      });
    } else if (node.type === 'text') {
      const isAnswer =
        ancestors.some(({tagName}) => tagName === 'main') && ancestors.some(({tagName}) => tagName === 'ol');
      if (!isAnswer && !ancestors.some(isContent)) {
        add(node.value);
      }
    }
    return undefined;
  });
  return {texts: [...texts], lang};
}

/** Texts of the interface in one language, as patterns: `{count}` stands for anything. */
function patterns(messages: readonly string[]): RegExp[] {
  return messages
    .flatMap((message) => message.split('|'))
    .map((message) => message.replaceAll(/[.*+?^$()[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'))
    .filter((source) => source !== '.+')
    .map((source) => new RegExp(`^${source}$`));
}

/** Our English texts are in the code; these are the same in Spanish. */
const ofBoth = ['Error'];

const known: Record<LocaleCode, RegExp[]> = {
  en: patterns([
    ...Object.entries(english).flatMap(([id, text]) => (id.endsWith('___DESCRIPTION') ? [] : [text])),
    ...ofBoth,
  ]),
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
