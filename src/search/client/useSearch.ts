import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LocaleCode} from '../../../config/locales';
import {queryLimit} from './limits';
import type {SearchFilters} from '../SearchData';
import type {SearchAnswer} from './searchSite';

export type SearchState =
  | {status: 'idle'}
  | {status: 'loading'; earlier: SearchAnswer | undefined}
  | {status: 'failed'}
  | {status: 'done'; query: string; answer: SearchAnswer};

export interface SearchOptions {
  locale: LocaleCode;
  limit: number;
  filters?: SearchFilters;
  /** Milliseconds without a key before a search begins; 0 where nobody is typing. */
  delay?: number;
}

/** The answer to show: the last one stays while the next one is looked for. */
export function shownAnswer(state: SearchState): SearchAnswer | undefined {
  return state.status === 'done' ? state.answer : state.status === 'loading' ? state.earlier : undefined;
}

const noFilters: SearchFilters = {};

/**
 * Searches the pages of a language as the query changes; a search that was overtaken is cancelled.
 *
 * @param query - as typed; an empty one searches nothing
 */
export function useSearch(query: string, {locale, limit, filters = noFilters, delay = 0}: SearchOptions): SearchState {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const text = query.slice(0, queryLimit);
  const isEmpty = text.trim() === '';
  // The filters are compared by value: callers write them anew on each render.
  const filterKey = JSON.stringify(filters);

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    const abort = new AbortController();
    const {signal} = abort;
    async function search(): Promise<void> {
      // Loaded with the first search, so that pages nobody searches on do not carry it.
      const {searchSite} = await import('./searchSite');
      const parsed = JSON.parse(filterKey) as SearchFilters;
      const answer = await searchSite({query: text, locale, baseUrl, filters: parsed, limit, signal});
      setState({status: 'done', query: text, answer});
    }
    const timer = setTimeout(() => {
      setState((last) => ({status: 'loading', earlier: shownAnswer(last)}));
      search().catch((error: unknown) => {
        if (!signal.aborted) {
          console.warn('The search index could not be read.', error);
          setState({status: 'failed'});
        }
      });
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isEmpty, locale, baseUrl, filterKey, limit, delay]);

  return isEmpty ? {status: 'idle'} : state;
}
