import type {LocaleCode} from '../../config/locales';
import {outline, type OutlineItem} from '../../config/outline';
import {outlineIds} from '../../config/outline/outlineIds';

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
  const prefix = locale === 'en' ? '' : '/docs-es';
  const own =
    item.slug === undefined
      ? []
      : [
          {
            title: item.label[locale],
            description: item.description[locale],
            route: `${prefix}${item.slug[locale]}`,
          },
        ];
  return [...own, ...item.items.flatMap((child) => indexesOf(child, locale))];
}

/** The groups at the top of the outline, in one language. */
export function areasOf(locale: LocaleCode): Area[] {
  return outline.flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          {
            key: item.label.en.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
            name: item.label[locale],
            docIds: new Set(outlineIds([item])),
            indexes: indexesOf(item, locale),
          },
        ],
  );
}
