/** What a search result can be filtered by. */
export const searchKinds = ['operation', 'object', 'guide', 'blog'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What the search knows of a page beside its text; the build writes it for every page of a language. */
export interface SearchRecord {
  /** With the base path. */
  path: string;
  title: string;
  description: string;
  kind: SearchKind;
  /** Key of {@link SearchData.areas}; absent for what stands outside of the outline's groups. */
  area?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Paths of the operations on the page. */
  endpoints?: readonly string[];
  /** HTTP methods of these, in the same order. */
  methods?: readonly string[];
  /** Id and name of fields, and of values that a field may have, that few pages have. */
  fields?: readonly (readonly [id: string, text: string])[];
  /** Further words by which it is found: sidebar label, operation ids, error codes, `keywords` of its front matter. */
  keywords?: readonly string[];
  /** Id and text of the page's own headings. */
  headings?: readonly (readonly [id: string, text: string])[];
}

/** The file `search/<locale>.json` of the built site. */
export interface SearchData {
  /** Names of the areas, in the order of the sidebar. */
  areas: Readonly<Record<string, string>>;
  /** Names of the countries, by ISO 3166-1 alpha-2. */
  countries: Readonly<Record<string, string>>;
  records: readonly SearchRecord[];
}

/** What an answer is narrowed down to: values of a record's fields. */
export type SearchFilters = Readonly<Partial<Record<'kind' | 'area' | 'country', string>>>;
