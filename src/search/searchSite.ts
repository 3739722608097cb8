import type {LocaleCode} from '../../config/locales';
import {parseExcerpt, type ExcerptPart} from './excerpt';
import {highlight} from './highlight';
import {loadPagefind, type PagefindFragment} from './pagefind';
import type {SearchData, SearchFilters, SearchRecord} from './SearchData';
import {isSameWord} from './isSameWord';
import {queryTerms} from './query';
import {pageSize} from './limits';
import {TitleIndex, type TitleHit} from './titleIndex';
import {words} from './words';

/** A page that answers a query. */
export interface SearchResult {
  /** With the base path. */
  path: string;
  title: readonly ExcerptPart[];
  excerpt: readonly ExcerptPart[];
  record: SearchRecord;
  headings: readonly {href: string; title: readonly ExcerptPart[]}[];
}

export interface SearchAnswer {
  results: readonly SearchResult[];
  /** Whether there may be more than these. */
  hasMore: boolean;
  /** Whether the texts could not be asked: these pages were found by what they are called. */
  isPartial: boolean;
  data: SearchData;
}

export interface SearchRequest {
  query: string;
  locale: LocaleCode;
  /** Starts and ends with a slash. */
  baseUrl: string;
  filters: SearchFilters;
  /** How many results to answer with. */
  limit: number;
  signal: AbortSignal;
}

/** Where this many pages have every word of the query in what they are called, the texts need not be asked. */
const enoughHits = 3;

/** How many pages' texts are loaded for an answer, at 1 to 4 kB each; "more" loads as many again. */
const textsPerPage = 6;

/** How many times as many texts may be loaded to find enough that pass the filters. */
const mostRounds = 5;

/** Headings of a page that are shown below it. */
const headingLimit = 2;

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

function passes({kind, area, country}: SearchRecord, filters: SearchFilters): boolean {
  const own: SearchFilters = {
    kind,
    ...(area === undefined ? {} : {area}),
    ...(country === undefined ? {} : {country}),
  };
  return Object.entries(filters).every(([name, value]) => own[name as keyof SearchFilters] === value);
}

function titleResult({record, matches}: TitleHit): SearchResult {
  const wanted = new Set(matches);
  const headings = (record.headings ?? [])
    .filter(([, text]) => words(text).some((word) => wanted.has(word)))
    .slice(0, headingLimit)
    .map(([id, text]) => ({href: `${record.path}#${id}`, title: highlight(text, matches)}));
  const {path, title, description} = record;
  return {path, title: highlight(title, matches), excerpt: highlight(description, matches), record, headings};
}

/**
 * The word that is asked of the texts: each word costs a part of the index, 30 to 43 kB. Long words are seldom common
 * ones, so the longest tells most; the others are looked for in the pages that it finds.
 */
function rarest(queryWords: readonly string[]): string {
  return [...queryWords].sort((a, b) => b.length - a.length)[0] ?? '';
}

/** How many of the words a page's text has. */
function wordsIn(content: string, queryWords: readonly string[]): number {
  const own = [...new Set(words(content))];
  return queryWords.filter((searched) => own.some((found) => isSameWord(searched, found))).length;
}

/** Whether Pagefind found what was searched, rather than something that begins like it. */
function isMeant(result: SearchResult, queryWords: readonly string[]): boolean {
  const marked = result.excerpt.filter(({isMatch}) => isMatch).flatMap(({text}) => words(text));
  return marked.some((found) => queryWords.some((searched) => isSameWord(searched, found)));
}

function textResult(fragment: PagefindFragment, record: SearchRecord, queryWords: readonly string[]): SearchResult {
  const headings = (fragment.sub_results ?? [])
    .filter(({url}) => url.includes('#'))
    .slice(0, headingLimit)
    .map(({url, title}) => ({
      href: `${record.path}${url.slice(url.indexOf('#'))}`,
      title: highlight(title, queryWords),
    }));
  const {path, title} = record;
  return {path, title: highlight(title, queryWords), excerpt: parseExcerpt(fragment.excerpt), record, headings};
}

async function searchTexts(
  {query, locale, baseUrl, filters, limit}: SearchRequest,
  index: TitleIndex,
  known: ReadonlySet<string>,
): Promise<{results: SearchResult[]; hasMore: boolean}> {
  const pagefind = await loadPagefind(baseUrl);
  const queryWords = queryTerms(query, locale).flatMap(({typed}) => words(typed));
  const {results} = await pagefind.search(rarest(queryWords));
  const wanted = textsPerPage * Math.ceil(limit / pageSize);
  const found: {fragment: PagefindFragment; record: SearchRecord}[] = [];
  let next = 0;
  // The filters are not the index's own, whose files differ from build to build. So with filters texts are loaded until
  // enough of them pass.
  while (found.length < wanted && next < Math.min(results.length, wanted * mostRounds)) {
    const round = results.slice(next, next + textsPerPage);
    next += round.length;
    for (const fragment of await Promise.all(round.map((result) => result.data()))) {
      const record = index.record(fragment.url);
      if (record !== undefined && !known.has(record.path) && passes(record, filters)) {
        found.push({fragment, record});
      }
    }
  }
  const ranked = found
    .map((item) => ({...item, rank: wordsIn(item.fragment.content, queryWords)}))
    .sort((a, b) => b.rank - a.rank)
    .map(({fragment, record}) => textResult(fragment, record, queryWords));
  return {hasMore: next < results.length, results: ranked.filter((result) => isMeant(result, queryWords))};
}

/** Nothing of the texts; where titles have answered, their failure is said beside the answer. */
const noTexts = {results: [], hasMore: false, isPartial: false};

async function searchTextsBeside(
  request: SearchRequest,
  index: TitleIndex,
  known: ReadonlySet<string>,
): Promise<{results: SearchResult[]; hasMore: boolean; isPartial: boolean}> {
  try {
    return {...(await searchTexts(request, index, known)), isPartial: false};
  } catch (error) {
    if (known.size === 0) {
      throw error;
    }
    console.warn('The index of texts could not be read.', error);
    return {...noTexts, isPartial: true};
  }
}

/**
 * Answers a query: first the pages whose titles, keywords, countries or endpoints have every word of it, then those with
 * the words in their text, then those that have some of the words in what they are called.
 *
 * @throws if the index cannot be loaded, and `AbortError` where the request was cancelled
 */
export async function searchSite(request: SearchRequest): Promise<SearchAnswer> {
  const {query, locale, baseUrl, filters, limit, signal} = request;
  const {data, index} = await loadSearch(locale, baseUrl);
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
