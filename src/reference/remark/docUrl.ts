import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type LocaleCode} from '../../../config/locales';
import {docRoute} from '../../content/readPages';
import {fieldsOf} from '../../content/frontMatter';

const fileIn = (id: string, locale: LocaleCode): string => `${locales[locale].docsPath}/${id}.mdx`;

function writtenRoute(id: string, locale: LocaleCode): string {
  return docRoute(id, fieldsOf(fileIn(id, locale)).slug, locale);
}

/**
 * Route of a docs page, without the base path: in the default language where it is not written in this one.
 *
 * @param id - of the docs page
 * @throws if it is written in neither
 */
export function docRouteIn(id: string, locale: LocaleCode): string {
  return writtenRoute(id, existsSync(path.resolve(fileIn(id, locale))) ? locale : defaultLocale);
}

/**
 * Address of a docs page in a link: its file in the language, or its route in the default language where it is not written in
 * this one. Docusaurus resolves files within one language only.
 *
 * @param id - of the docs page
 */
export function docUrl(id: string, locale: LocaleCode): string {
  const isWritten = existsSync(path.resolve(fileIn(id, locale)));
  // A page that is nowhere is left to Docusaurus, which names the link and the page with it.
  if (locale === defaultLocale || isWritten || !existsSync(path.resolve(fileIn(id, defaultLocale)))) {
    return `@site/${fileIn(id, locale)}`;
  }
  return writtenRoute(id, defaultLocale);
}
