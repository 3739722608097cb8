import {defaultLocale, localized, type LocaleCode} from '../../config/locales';
import {routeIn} from './routeIn';
import {outlineIn, outlineIds, type OutlineItem} from './outline';

/** A group at the top of the outline, by which the search page filters. */
export interface Area {
  key: string;
  name: string;
  docIds: ReadonlySet<string>;
  /** Generated index pages below it: title, description and route. */
  indexes: readonly {title: string; description: string; route: string}[];
}

function indexesOf(item: OutlineItem, locale: LocaleCode): Area['indexes'] {
  if (typeof item === 'string') {
    return [];
  }
  const own =
    item.slug === undefined
      ? []
      : [
          {
            title: localized(item.label, locale),
            description: localized(item.description, locale),
            route: routeIn(locale, localized(item.slug, locale)),
          },
        ];
  return [...own, ...item.items.flatMap((child) => indexesOf(child, locale))];
}

/** The groups at the top of the outline, in one language. */
export function areasOf(locale: LocaleCode): Area[] {
  return outlineIn(locale).flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          {
            key: item.label[defaultLocale].toLowerCase().replaceAll(/[^a-z]+/g, '-'),
            name: localized(item.label, locale),
            docIds: new Set(outlineIds([item])),
            indexes: indexesOf(item, locale),
          },
        ],
  );
}
