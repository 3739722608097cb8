/** The most letters of a query; the rest is cut off. */
export const queryLimit = 200;

/** What an answer can be. */
export type SearchKind = 'guide' | 'operation' | 'object' | 'error' | 'term' | 'blog';

/** What the search knows of an answer: a page, an error of the catalogue or a term of the glossary. */
export interface SearchRecord {
  /** With the base path; an error or a term has the hash of its place. */
  path: string;
  title: string;
  description: string;
  kind: SearchKind;
  /** Key of {@link SearchData.areas}; absent for what stands outside of the outline's groups. */
  area?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** Whether it is kept for readers of an earlier time; absent where it is not. */
  isArchived?: true;
  /** Ids of the operations on the page. */
  operations?: readonly string[];
  /** Paths of these, each once. */
  endpoints?: readonly string[];
  /** HTTP methods of these, each once. */
  methods?: readonly string[];
  /** Id and name of fields, and of values that a field may have. */
  fields?: readonly (readonly [id: string, text: string])[];
  /** Further words by which it is found: sidebar label, error codes, events, `keywords` of its front matter. */
  keywords?: readonly string[];
  /** What the page is called in the other languages. */
  others?: readonly string[];
  /** Id and text of the page's own headings. */
  headings?: readonly (readonly [id: string, text: string])[];
  /** The stems of its text that few pages have, each once, between blanks. */
  body?: string | undefined;
}

/** The file `search/<locale>.json` of the built site. */
export interface SearchData {
  /** Names of the areas, in the order of the sidebar. */
  areas: Readonly<Record<string, string>>;
  /** Names of the countries, by ISO 3166-1 alpha-2. */
  countries: Readonly<Record<string, string>>;
  records: readonly SearchRecord[];
}
