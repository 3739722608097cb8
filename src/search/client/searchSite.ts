import type {LocaleCode} from '../../../config/locales';
import type {SearchData, SearchRecord} from '../SearchData';
import {SearchIndex, type SearchHit} from './SearchIndex';
import {indexWords} from './words';

/** An answer to a query, as it is shown. */
export interface SearchResult {
  record: SearchRecord;
  /** The page, or the place on it that has what its title lacks of the query. */
  href: string;
  /** The heading or the field at that place. */
  place?: string | undefined;
  /** Whether a word is one that was searched, rather than a synonym. */
  isMatch: (word: string) => boolean;
}

export interface SearchAnswer {
  results: readonly SearchResult[];
  /** How many there are with those that are not shown. */
  total: number;
  data: SearchData;
}

export interface SearchRequest {
  query: string;
  locale: LocaleCode;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** How many results to answer with. */
  limit: number;
}

const loading = new Map<LocaleCode, Promise<SearchIndex>>();

async function fetchIndex(locale: LocaleCode, baseUrl: string): Promise<SearchIndex> {
  const url = `${baseUrl}search/${locale}.json`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return new SearchIndex((await response.json()) as SearchData, locale);
}

/** Loads the index of a language once. A failure is forgotten, so that a later try loads it anew. */
function loadIndex(locale: LocaleCode, baseUrl: string): Promise<SearchIndex> {
  const index = loading.get(locale) ?? fetchIndex(locale, baseUrl);
  loading.set(locale, index);
  index.catch(() => loading.delete(locale));
  return index;
}

function resultOf({record, matches}: SearchHit, locale: LocaleCode): SearchResult {
  const {path, title, fields = [], headings = []} = record;
  const inText = (text: string, found: readonly string[]): boolean =>
    indexWords(text, locale).some((word) => found.includes(word));
  const lacking = matches.filter((found) => found.length > 0 && !inText(title, found));
  const [id, place] =
    [...fields, ...headings].find(([, text]) => lacking[0] && lacking.every((found) => inText(text, found))) ?? [];
  const href = id === undefined ? path : `${path}#${id}`;
  return {record, href, place, isMatch: (word) => inText(word, matches.flat())};
}

/**
 * Answers a query.
 *
 * @throws if the index cannot be loaded or read
 */
export async function searchSite({query, locale, baseUrl, limit}: SearchRequest): Promise<SearchAnswer> {
  const index = await loadIndex(locale, baseUrl);
  const hits = index.search(query);
  return {results: hits.slice(0, limit).map((hit) => resultOf(hit, locale)), total: hits.length, data: index.data};
}
