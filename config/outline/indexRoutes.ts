import type {localeCodes} from '../locales';
import {locales} from '../locales';
import {outline, type OutlineItem} from '.';
import type {Localized} from './types';

function slugsOf(items: readonly OutlineItem[]): Localized[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [] : [...(item.slug === undefined ? [] : [item.slug]), ...slugsOf(item.items)],
  );
}

/** Routes of the generated index pages, without the base path: each page in both languages. */
export const indexRoutes: readonly Localized[] = slugsOf(outline).map((slug) => {
  const route = (locale: (typeof localeCodes)[number]): string =>
    `${locales[locale].routeBasePath === '' ? '' : `/${locales[locale].routeBasePath}`}${slug[locale]}`;
  return {en: route('en'), es: route('es')};
});
