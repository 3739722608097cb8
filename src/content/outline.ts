import {existsSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import {readOutline} from './readOutline';
import {routeIn} from './routeIn';

/** A text or a route in every language: where none is written, it is that of the default language. */
export type InEveryLocale = Readonly<Record<LocaleCode, string>>;

/** A group of pages. Its index page, with a card for each entry, is generated. */
export interface OutlineCategory {
  readonly label: InEveryLocale;
  readonly description: InEveryLocale;
  /** Route of the generated index page within its docs set; absent where `doc` opens the group. */
  readonly slug?: InEveryLocale;
  /** A page that opens the group instead of a generated index. */
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

function slugsOf(items: readonly OutlineItem[]): InEveryLocale[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [] : [...(item.slug === undefined ? [] : [item.slug]), ...slugsOf(item.items)],
  );
}

const slugsIn = Object.fromEntries(
  localeCodes.map((locale) => [locale, new Set(slugsOf(outlineIn(locale)).map((slug) => slug[locale]))]),
);

/** Routes of the generated index pages in the languages that have them, without the base path. */
export const indexRoutes: readonly Readonly<Partial<Record<LocaleCode, string>>>[] = slugsOf(outline).map((slug) =>
  Object.fromEntries(
    localeCodes
      .filter((locale) => slugsIn[locale]?.has(slug[locale]))
      .map((locale) => [locale, routeIn(locale, slug[locale])]),
  ),
);
