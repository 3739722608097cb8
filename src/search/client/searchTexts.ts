import type {LocaleCode} from '../../../config/locales';
import {isSameWord} from './isSameWord';
import {pageSize} from './limits';
import {loadPagefind, type PagefindFragment} from './pagefind';
import {queryTerms} from './query';
import {isMeant, passes, textResult, type SearchResult} from './results';
import type {SearchFilters, SearchRecord} from '../SearchData';
import type {TitleIndex} from './titleIndex';
import {words} from './words';

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

/** The result of a search in the texts. */
export interface TextAnswer {
  results: readonly SearchResult[];
  hasMore: boolean;
  /** Whether the index of texts could not be loaded. */
  isPartial: boolean;
}

/** How many pages' texts are loaded for an answer, at 1 to 4 kB each; "more" loads as many again. */
const textsPerPage = 6;

/** How many times as many texts may be loaded to find enough that pass the filters. */
const mostRounds = 5;

/**
 * The word with which the texts are searched: each word costs a part of the index, 30 to 43 kB. Long words are seldom common
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

/** Stands for a search that leaves out the texts. */
export const noTexts: TextAnswer = {results: [], hasMore: false, isPartial: false};

/**
 * Looks a query up in the texts of the pages, beside the pages that are known already.
 *
 * @param known - paths of pages that titles have found
 * @throws if the index cannot be read and nothing is known; else the answer says that it is partial
 */
export async function searchTextsBeside(
  request: SearchRequest,
  index: TitleIndex,
  known: ReadonlySet<string>,
): Promise<TextAnswer> {
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
