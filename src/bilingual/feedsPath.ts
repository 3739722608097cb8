import {defaultLocale, type LocaleCode} from '../../config/locales';

/** Folder of the blog's feeds in a language, below the base path. Those of the default language are Docusaurus' own. */
export function feedsPath(locale: LocaleCode): string {
  return locale === defaultLocale ? 'blog' : `blog/${locale}`;
}
