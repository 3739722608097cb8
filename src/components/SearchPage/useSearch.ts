import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {parseExcerpt, type ExcerptPart} from './excerpt';
import {loadPagefind, type PagefindFragment} from './pagefind';

/** How many results the page shows. */
const resultLimit = 20;

export interface SearchResult {
  /** Path of the page, with the base path. */
  path: string;
  title: string;
  excerpt: ExcerptPart[];
}

export type SearchState =
  | {status: 'idle'}
  | {status: 'loading'}
  | {status: 'failed'}
  | {status: 'done'; total: number; results: SearchResult[]};

function toResult({url, meta, excerpt}: PagefindFragment): SearchResult {
  const path = url.replace(/(?:\/index)?\.html$/, '');
  return {path, title: meta.title ?? path, excerpt: parseExcerpt(excerpt)};
}

/**
 * Searches the pages of the language in which the page is written: Pagefind reads it from `<html lang>`.
 *
 * @param query - as typed; an empty one searches nothing
 */
export function useSearch(query: string): SearchState {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const [state, setState] = useState<SearchState>({status: 'idle'});

  useEffect(() => {
    let isCurrent = true;
    const show = (next: SearchState): void => {
      if (isCurrent) {
        setState(next);
      }
    };
    async function search(): Promise<void> {
      show({status: 'loading'});
      const {results} = await (await loadPagefind(baseUrl)).search(query);
      const fragments = await Promise.all(results.slice(0, resultLimit).map((result) => result.data()));
      show({status: 'done', total: results.length, results: fragments.map(toResult)});
    }
    if (query === '') {
      show({status: 'idle'});
    } else {
      search().catch((error: unknown) => {
        console.warn('The search index could not be read.', error);
        show({status: 'failed'});
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, query]);

  return state;
}
