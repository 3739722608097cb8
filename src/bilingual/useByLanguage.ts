import {localeCodes, type LocaleCode} from '../../config/locales';
import {localeOf} from './languageRoutes';
import {usePageLocale} from './usePageLocale';

/**
 * Parts a list of pages by their languages.
 *
 * @param permalinkOf - the path of an item, with the base path
 * @returns those in the language of this page, then those of each other language that has any
 */
export function useByLanguage<Item>(
  items: readonly Item[],
  permalinkOf: (item: Item) => string,
): {own: Item[]; others: {locale: LocaleCode; items: Item[]}[]} {
  const pageLocale = usePageLocale();
  const itemsIn = (locale: LocaleCode): Item[] => items.filter((item) => localeOf(permalinkOf(item)) === locale);
  return {
    own: itemsIn(pageLocale),
    others: localeCodes
      .filter((locale) => locale !== pageLocale)
      .map((locale) => ({locale, items: itemsIn(locale)}))
      .filter((other) => other.items.length > 0),
  };
}
