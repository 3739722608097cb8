import type {LocaleCode} from '../locales';

export type Localized = Readonly<Record<LocaleCode, string>>;

/** A group of pages. Its index page, with a card for each entry, is generated. */
export interface OutlineCategory {
  readonly label: Localized;
  readonly description: Localized;
  /** Route of the generated index page within its docs set; absent where `doc` opens the group. */
  readonly slug?: Localized;
  /** A page that opens the group instead of a generated index. */
  readonly doc?: string;
  /** Sorts the items by their labels in each language: a list of countries has another order in Spanish. */
  readonly isAlphabetical?: true;
  readonly items: readonly OutlineItem[];
}

/** A docs id, or a group. */
export type OutlineItem = string | OutlineCategory;

/**
 * The ids of pages that stand in one folder of the docs.
 *
 * @param folder - id of the folder, without a slash at its end
 */
export function within(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}
