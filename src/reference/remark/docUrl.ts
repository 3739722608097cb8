import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type LocaleCode} from '../../../config/locales';

/**
 * Address of a page's file, as Docusaurus resolves it in a link: in the language, or in the default one where the page is not
 * written in it.
 *
 * @param id - of the docs page
 */
export function docUrl(id: string, locale: LocaleCode): string {
  const fileIn = (language: LocaleCode): string => `${locales[language].docsPath}/${id}.mdx`;
  return `@site/${existsSync(path.resolve(fileIn(locale))) ? fileIn(locale) : fileIn(defaultLocale)}`;
}
