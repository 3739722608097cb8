import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {queryLimit} from '../SearchData';
import type {SearchAnswer, SearchRequest} from './searchSite';

export interface SearchState {
  status: 'idle' | 'loading' | 'failed' | 'done';
  /** What was answered last, which is shown while the next search goes on. */
  query?: string;
  answer?: SearchAnswer;
}

async function search(request: SearchRequest): Promise<SearchState> {
  try {
    // Loaded with the first search, so that pages nobody searches on do not carry it.
    const {searchSite} = await import('./searchSite');
    return {status: 'done', query: request.query, answer: await searchSite(request)};
  } catch (error) {
    console.warn('The search index could not be read.', error);
    return {status: 'failed'};
  }
}

/**
 * Searches the pages of a language as the query changes; the answer to a search that was overtaken is dropped.
 *
 * @param own - the query as typed; an empty one searches nothing
 * @param delay - milliseconds without a key before a search begins; 0 where nobody is typing
 */
export function useSearch(own: Omit<SearchRequest, 'baseUrl'>, delay = 0): SearchState {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<SearchState>({status: 'loading'});
  const query = own.query.slice(0, queryLimit);
  const isEmpty = query.trim() === '';
  // Compared by value: callers write it anew on each render.
  const request = JSON.stringify({...own, query, baseUrl});

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      setState((before) => ({...before, status: 'loading'}));
      void search(JSON.parse(request) as SearchRequest).then((next) => {
        if (isCurrent) {
          setState(next);
        }
      });
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, isEmpty, delay]);

  return isEmpty ? {status: 'idle'} : state;
}
