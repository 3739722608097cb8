import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import suggestions from '../../../config/search/suggestions.json';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {queryLimit} from '../../search/SearchData';
import {useSearch} from '../../search/client/useSearch';
import {SearchForm} from '../SearchForm';
import {ResultTexts, statusText} from '../SearchResult';
import styles from './styles.module.css';

/** How many results are shown. */
const limit = 40;

/** Questions to begin with. */
function Examples(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <p className={styles.status}>
        <Translate id="site.search.hint">
          Search for a country, a document, an endpoint or an error code. For example:
        </Translate>
      </p>
      <ul className={`${styles.examples} clean-list`}>
        {suggestions[usePageLocale()].queries.map((query) => (
          <li key={query}>
            <Link to={`${pathname}?${new URLSearchParams({q: query})}`} autoAddBaseUrl={false} className="chip quiet">
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({query}: {query: string}): ReactNode {
  const state = useSearch({query, locale: usePageLocale(), limit});
  const {status, answer} = state;
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {status !== 'loading' && (answer === undefined || answer.total === 0) && <Examples />}
      {answer !== undefined && (
        <ol key={state.query} className={`${styles.results} clean-list`}>
          {answer.results.map((result) => (
            <li key={result.record.path}>
              <Link to={result.href} autoAddBaseUrl={false} className={`${styles.result} quiet`}>
                <ResultTexts result={result} data={answer.data} hasExcerpt />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Answers `search?q=…`: the target of the search box and of the site's SearchAction. */
export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  // The page is built without a query: the address is read once it is up, so that both renderings agree.
  const given = new URLSearchParams(useIsBrowser() ? search : '');
  const query = (given.get('q') ?? '').slice(0, queryLimit).trim();
  const title = translate({id: 'site.search.title', message: 'Search'});
  return (
    <Layout title={title} description={translate({id: 'site.search.label', message: 'Search the documentation'})}>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <SearchForm key={query} query={query} hasPanel={false} />
        <noscript>
          <p className={styles.status}>
            <Translate id="site.search.noScript">The search needs JavaScript. The menu lists every page.</Translate>
          </p>
        </noscript>
        <Answer query={query} />
      </main>
    </Layout>
  );
}
