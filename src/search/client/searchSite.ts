import type {LocaleCode} from '../../../config/locales';
import {knownFilters, passes, titleResult, type SearchResult} from './results';
import type {SearchData} from '../SearchData';
import {noTexts, searchTextsBeside, type SearchRequest} from './searchTexts';
import {TitleIndex} from './titleIndex';

export interface SearchAnswer {
  results: readonly SearchResult[];
  /** Whether there may be more than these. */
  hasMore: boolean;
  /** Whether the index of texts could not be loaded: these pages were found by title and keywords. */
  isPartial: boolean;
  data: SearchData;
}

/** If this many pages have every word of the query in title or keywords, the texts are not searched. */
const enoughHits = 3;

interface Loaded {
  data: SearchData;
  index: TitleIndex;
}

const loading = new Map<LocaleCode, Promise<Loaded>>();

async function fetchData(locale: LocaleCode, baseUrl: string): Promise<Loaded> {
  const url = `${baseUrl}search/${locale}.json`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  const data = (await response.json()) as SearchData;
  return {data, index: new TitleIndex(data, locale)};
}

/**
 * Loads what is known of the pages of a language, once. A failure is forgotten, so that a later try loads it anew.
 *
 * @throws if it cannot be loaded or read
 */
export function loadSearch(locale: LocaleCode, baseUrl: string): Promise<Loaded> {
  const loaded = loading.get(locale) ?? fetchData(locale, baseUrl);
  loading.set(locale, loaded);
  loaded.catch(() => loading.delete(locale));
  return loaded;
}

/**
 * Answers a query: first the pages whose titles, keywords, countries or endpoints have every word of it, then those with
 * the words in their text, then those that have some of the words in what they are called.
 *
 * @throws if the index cannot be loaded, and `AbortError` where the request was cancelled
 */
export async function searchSite(asked: SearchRequest): Promise<SearchAnswer> {
  const {query, locale, baseUrl, limit, signal} = asked;
  const {data, index} = await loadSearch(locale, baseUrl);
  const filters = knownFilters(asked.filters, data);
  const request = {...asked, filters};
  signal.throwIfAborted();
  const hits = index.search(query).filter(({record}) => passes(record, filters));
  const whole = hits.filter(({isWhole}) => isWhole);
  const known = new Set(whole.map(({record}) => record.path));
  const texts = whole.length >= Math.min(enoughHits, limit) ? noTexts : await searchTextsBeside(request, index, known);
  signal.throwIfAborted();
  for (const {path} of texts.results) {
    known.add(path);
  }
  const some = hits.filter(({isWhole, record}) => !isWhole && !known.has(record.path));
  const all = [...whole.map(titleResult), ...texts.results, ...some.map(titleResult)];
  return {results: all.slice(0, limit), hasMore: texts.hasMore || all.length > limit, isPartial: texts.isPartial, data};
}
