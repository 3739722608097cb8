import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {CounterpartLink} from '../CounterpartLink';
import {SearchForm} from '../SearchForm';
import styles from './styles.module.css';
import {useSearch, type SearchResult, type SearchState} from './useSearch';

/** Longer queries find nothing that shorter ones do not. */
const queryLimit = 200;

function Result({path, title, excerpt}: SearchResult): ReactNode {
  return (
    <li className={styles.result}>
      <Link to={path} autoAddBaseUrl={false} className={styles.title}>
        {title}
      </Link>
      <p className={styles.path}>{path}</p>
      <p className={styles.excerpt}>
        {excerpt.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
      </p>
    </li>
  );
}

function statusText(state: SearchState, query: string): string {
  switch (state.status) {
    case 'idle':
      return translate({
        id: 'site.search.hint',
        message: 'Search for a country, a document, an endpoint or an error code.',
      });
    case 'loading':
      return translate({id: 'site.search.loading', message: 'Searching…'});
    case 'failed':
      return process.env.NODE_ENV === 'development'
        ? translate({
            id: 'site.search.noIndex',
            message: 'There is no search index while the site is being written. Run npm run preview to make one.',
          })
        : translate({
            id: 'site.search.failed',
            message: 'The search index could not be loaded. Check the connection and search again.',
          });
    case 'done':
      return state.total === 0
        ? translate({id: 'site.search.nothing', message: 'Nothing found for “{query}”.'}, {query})
        : translate({id: 'site.search.found', message: 'Results for “{query}”: {total}'}, {query, total: state.total});
  }
}

/** Answers `search?q=…`: the target of the search box and of the site's SearchAction. */
export function SearchPage(): ReactNode {
  const {search} = useLocation();
  // The page is built without a query: the address is read once it is up, so that both renderings agree.
  const query = useIsBrowser() ? (new URLSearchParams(search).get('q') ?? '').trim().slice(0, queryLimit) : '';
  const state = useSearch(query);
  const title = translate({id: 'site.search.title', message: 'Search'});
  return (
    <Layout title={title} description={translate({id: 'site.search.label', message: 'Search the documentation'})}>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <SearchForm query={query} />
        <CounterpartLink />
        <noscript>
          <p className={styles.status}>
            <Translate id="site.search.noScript">The search needs JavaScript. The menu lists every page.</Translate>
          </p>
        </noscript>
        <p role="status" className={styles.status}>
          {statusText(state, query)}
        </p>
        {state.status === 'done' && (
          <ol className={styles.results}>
            {state.results.map((result) => (
              <Result key={result.path} {...result} />
            ))}
          </ol>
        )}
      </main>
    </Layout>
  );
}
