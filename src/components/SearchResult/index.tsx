import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchData, SearchKind} from '../../search/SearchData';
import type {SearchResult} from '../../search/client/searchSite';
import type {SearchState} from '../../search/client/useSearch';
import {failureText} from './failureText';
import styles from './styles.module.css';

interface MarkedProps {
  text: string;
  isMatch: SearchResult['isMatch'];
}

/**
 * A text with the words that were searched marked: nothing of the index is used as HTML. Between the marks stand bare texts, so
 * the answers to another query are other elements: a browser that translates the page puts elements of its own in their place.
 */
function Marked({text, isMatch}: MarkedProps): ReactNode {
  const parts = text.split(/([\p{L}\p{N}_]+)/u);
  return parts.map((part, index) => (isMatch(part) ? <mark key={index}>{part}</mark> : part));
}

/** The names of the kinds of answers, in the language of this page. */
const kindNames = (): Readonly<Record<SearchKind, string>> => ({
  guide: translate({id: 'site.search.kind.guide', message: 'Guide'}),
  operation: translate({id: 'site.search.kind.operation', message: 'Operation'}),
  object: translate({id: 'site.search.kind.object', message: 'Object'}),
  error: translate({id: 'site.search.kind.error', message: 'Error'}),
  term: translate({id: 'site.search.kind.term', message: 'Term'}),
  blog: 'Blog',
});

export interface ResultTextsProps {
  result: SearchResult;
  data: SearchData;
  /** Whether what it says is shown, too. */
  hasExcerpt?: boolean;
}

/** What an answer is called, where it belongs and, on request, what it says. */
export function ResultTexts({result: {record, place, isMatch}, data, hasExcerpt = false}: ResultTextsProps): ReactNode {
  const {kind, title, description, area = '', country = '', endpoints = [], methods = []} = record;
  const places = [kindNames()[kind], data.areas[area], data.countries[country]];
  return (
    <>
      <span className={styles.title}>
        <Marked text={place === undefined ? title : `${title} › ${place}`} isMatch={isMatch} />
      </span>
      <span className={styles.place}>
        {places.filter((part) => part !== undefined).join(' · ')}
        {endpoints[0] !== undefined && <span className={styles.dot}> · </span>}
        {endpoints[0] !== undefined && (
          <span translate="no">
            {methods.map((method) => (
              <span key={method} className={`method method--${method}`}>
                {method.toUpperCase()}
              </span>
            ))}{' '}
            {endpoints[0]}
          </span>
        )}
      </span>
      {hasExcerpt && (
        <span className={styles.excerpt}>
          <Marked text={description} isMatch={isMatch} />
        </span>
      )}
    </>
  );
}

/** What became of a search; where nothing was found, what to try. */
export function statusText({status, query = '', answer}: SearchState): string {
  const {results, total} = answer ?? {results: [], total: 0};
  if (status !== 'done') {
    const loading = translate({id: 'site.search.loading', message: 'Searching…'});
    return {idle: '', loading, failed: failureText()}[status];
  }
  return total > 0
    ? translate(
        {id: 'site.search.found', message: 'Results for “{query}”: {total}'},
        {query, total: `${results.length}${total > results.length ? '+' : ''}`},
      )
    : translate(
        {
          id: 'site.search.nothing',
          message:
            'Nothing found for “{query}”. Try fewer words, the name of a country or a document, or a path such as /v2/co/cedula.',
        },
        {query: query.trim()},
      );
}
