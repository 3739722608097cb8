import {existsSync} from 'node:fs';
import path from 'node:path';
import {locales, type LocaleCode} from '../../config/locales';
import {readOutline} from './readOutline';

/** A text in every language: where none is written, it is that of the default language. */
export type InEveryLocale = Readonly<Record<LocaleCode, string>>;

/** A group of pages. */
export interface OutlineCategory {
  readonly label: InEveryLocale;
  /** Stands above this group and those that follow it. */
  readonly heading?: InEveryLocale;
  /** The page that opens the group and says what to choose in it; absent in a language that does not have it yet. */
  readonly doc?: string;
  /** Sorts the items by their labels in each language: a list of countries has another order in Spanish. */
  readonly isAlphabetical?: true;
  readonly items: readonly OutlineItem[];
}

/** A docs id, or a group. */
export type OutlineItem = string | OutlineCategory;

/** The sidebar of every docs set, as `config/outline` has it. Browsers must not load this module: it reads files. */
export const outline: readonly OutlineItem[] = readOutline(path.resolve(__dirname, '../..'));

function written(items: readonly OutlineItem[], isWritten: (id: string) => boolean): OutlineItem[] {
  return items.flatMap((item): OutlineItem[] => {
    if (typeof item === 'string') {
      return isWritten(item) ? [item] : [];
    }
    const {doc, ...category} = item;
    const opening = doc !== undefined && isWritten(doc) ? [doc] : [];
    const items = written(item.items, isWritten);
    return items.length === 0
      ? opening
      : [{...category, ...(opening[0] === undefined ? {} : {doc: opening[0]}), items}];
  });
}

/**
 * The outline without the pages that a language does not have, and without the groups that are left empty. The check of
 * parity reports what is missing; an error of Docusaurus would come before that message and hide it.
 */
export function outlineIn(locale: LocaleCode): readonly OutlineItem[] {
  const folder = path.resolve(__dirname, '../..', locales[locale].docsPath);
  return written(outline, (id) => existsSync(path.join(folder, `${id}.mdx`)));
}

/** The ids of all pages of an outline, in its order. */
export function outlineIds(items: readonly OutlineItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.doc === undefined ? [] : [item.doc]), ...outlineIds(item.items)],
  );
}
