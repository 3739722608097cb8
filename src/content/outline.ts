import path from 'node:path';
import {defaultLocale, type LocaleCode, type Localized} from '../../config/locales';
import {readOutline} from './readOutline';

/** A group of pages. */
export interface OutlineCategory {
  readonly label: Localized;
  /** Shown above this group and those that follow it. */
  readonly heading?: Localized;
  /** The page that opens the group and says what to choose in it. */
  readonly doc: string;
  /** Sorts the items by their labels in each language: a list of countries has another order in Spanish. */
  readonly isAlphabetical?: true;
  readonly items: readonly OutlineItem[];
}

/** A docs id, or a group. */
export type OutlineItem = string | OutlineCategory;

/** The sidebar of every docs set, as `config/outline` has it. Browsers must not load this module: it reads files. */
export const outline: readonly OutlineItem[] = readOutline(path.resolve(__dirname, '../..'));

/** The ids of all pages of an outline, in its order. */
export const outlineIds = (items: readonly OutlineItem[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : [item.doc, ...outlineIds(item.items)]));

/** A group at the top of the outline, by which the search page filters. */
export interface OutlineGroup {
  key: string;
  name: string;
  docIds: ReadonlySet<string>;
}

/** The groups at the top of the outline, in one language. */
export function outlineGroups(locale: LocaleCode): OutlineGroup[] {
  return outline.flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          {
            key: item.label[defaultLocale].toLowerCase().replaceAll(/[^a-z]+/g, '-'),
            name: item.label[locale],
            docIds: new Set(outlineIds([item])),
          },
        ],
  );
}
