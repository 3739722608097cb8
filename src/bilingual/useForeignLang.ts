import {locales} from '../../config/locales';
import {localeOf} from './localeOf';
import {usePageLocale} from './usePageLocale';

/**
 * The `lang` of a text that names another page, such as a post's title in a list of several languages.
 *
 * @param permalink - path of that page, with the base path
 * @returns undefined where the page is in the language of this one
 */
export function useForeignLang(permalink: string): string | undefined {
  const locale = localeOf(permalink);
  return locale === usePageLocale() ? undefined : locales[locale].htmlLang;
}
