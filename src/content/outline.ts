import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {defaultLocale, type LocaleCode, type Localized} from '../../config/locales';
import {readData, strictMap} from './readData';

/** A group of pages. */
export interface OutlineCategory {
  readonly label: Localized;
  /** Shown above this group and those that follow it. */
  readonly heading?: Localized | undefined;
  /** The page that opens the group and says what to choose in it. */
  readonly doc: string;
  /** Sorts the items by their labels in each language: a list of countries has another order in Spanish. */
  readonly isAlphabetical?: true | undefined;
  readonly items: readonly OutlineItem[];
}

/** A docs id, or a group. */
export type OutlineItem = string | OutlineCategory;

const text = z.string('"{key}" is no text. Write one after it, in quotes where it is a number, yes or no.');
const texts = strictMap({en: text, es: text}, 'A text is missing. Write {en: …, es: …}.');
const entries: z.ZodType<OutlineItem[]> = z.lazy(() =>
  z.array(z.union([z.string(), group], 'An entry is the id of a page, or a group with label, doc and items.')),
);
const group = strictMap({
  label: texts,
  heading: texts.optional(),
  doc: text,
  isAlphabetical: z.literal(true).optional(),
  items: entries,
});

/**
 * Reads `config/outline`: the files that index.yaml lists, one after the other.
 *
 * @param root - the site's folder
 * @returns the entries at the top of the sidebar
 * @throws if a file is missing, or something in it is missing, unknown or of the wrong type, with file, line and fix of everything
 */
export function readOutline(root: string): OutlineItem[] {
  const faults: string[] = [];
  const read = <T>(schema: z.ZodType<T[]>, name: string): T[] => {
    const file = `config/outline/${name}`;
    return readData(schema, {file, text: readFileSync(path.join(root, file), 'utf8')}, faults) ?? [];
  };
  const items = read(z.array(z.string()), 'index.yaml').flatMap((name) => read(entries, name));
  if (faults.length > 0) {
    throw new Error(`The outline of the sidebar cannot be read:\n${faults.join('\n')}`);
  }
  return items;
}

/** The sidebar of every docs set. Browsers must not load this module: it reads files. */
export const outline: readonly OutlineItem[] = readOutline(path.resolve(__dirname, '../..'));

/** The ids of all pages of an outline, in its order. */
export const outlineIds = (items: readonly OutlineItem[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : [item.doc, ...outlineIds(item.items)]));

/** A group at the top of the outline: an area of the documentation, for the search and the indexes of copies. */
export interface OutlineGroup {
  key: string;
  name: string;
  docIds: ReadonlySet<string>;
}

/** The groups at the top of the outline, in one language. */
export const outlineGroups = (locale: LocaleCode): OutlineGroup[] =>
  outline
    .filter((item) => typeof item !== 'string')
    .map((item) => ({
      key: item.label[defaultLocale].toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      name: item.label[locale],
      docIds: new Set(outlineIds([item])),
    }));
