import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type LocaleCode} from '../../../config/locales';
import {docRoute} from '../../content/docRoute';
import {parseFrontMatter} from '../../content/frontMatter';

/**
 * Address of a docs page in a link: its file in the language, or its route in the default language where it is not written in
 * this one. Docusaurus resolves files within one language only.
 *
 * @param id - of the docs page
 */
export function docUrl(id: string, locale: LocaleCode): string {
  const fileIn = (language: LocaleCode): string => `${locales[language].docsPath}/${id}.mdx`;
  const file = fileIn(defaultLocale);
  // A page that is nowhere is left to Docusaurus, which names the link and the page with it.
  if (locale === defaultLocale || existsSync(path.resolve(fileIn(locale))) || !existsSync(path.resolve(file))) {
    return `@site/${fileIn(locale)}`;
  }
  const {slug} = parseFrontMatter(readFileSync(path.resolve(file), 'utf8'), file).frontMatter;
  return docRoute(id, typeof slug === 'string' ? slug : undefined, defaultLocale);
}
