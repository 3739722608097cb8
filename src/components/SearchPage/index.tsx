import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {localized} from '../../../config/locales';
import {searchExamples} from '../../../config/search/suggestions';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {useSearch} from '../../search/client/useSearch';
import {CounterpartLink} from '../CounterpartLink';
import {SearchForm} from '../SearchForm';
import {ResultTexts, statusText} from '../SearchResult';
import {Filters} from './Filters';
import {parseSearchAddress, searchAddress, type SearchAddress} from './searchAddress';
import styles from './styles.module.css';

/** How many results are shown. */
const limit = 40;

/** Questions to begin with. */
function Examples({pathname}: {pathname: string}): ReactNode {
  return (
    <>
      <p className={styles.status}>
        <Translate id="site.search.hint">
          Search for a country, a document, an endpoint or an error code. For example:
        </Translate>
      </p>
      <ul className={styles.examples}>
        {localized(searchExamples, usePageLocale()).map((query) => (
          <li key={query}>
            <Link to={`${pathname}${searchAddress({query, filters: {kind: '', area: ''}})}`} autoAddBaseUrl={false}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({query, filters}: SearchAddress): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const state = useSearch({query, locale: usePageLocale(), limit, filters});
  const {status, answer} = state;
  const hasFilters = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.status}>
          {statusText(state)}
        </p>
        {answer !== undefined && (answer.total > 0 || hasFilters) && (
          <Filters
            data={answer.data}
            filters={filters}
            onChange={(next) => {
              history.push(`${pathname}${searchAddress({query, filters: next})}`);
            }}
          />
        )}
      </div>
      {status !== 'loading' && (answer === undefined || answer.total === 0) && <Examples pathname={pathname} />}
      {answer !== undefined && (
        <ol className={styles.results}>
          {answer.results.map((result) => (
            <li key={result.record.path}>
              <Link to={result.href} autoAddBaseUrl={false} className={styles.result}>
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
  const {query, filters} = parseSearchAddress(useIsBrowser() ? search : '');
  const title = translate({id: 'site.search.title', message: 'Search'});
  return (
    <Layout title={title} description={translate({id: 'site.search.label', message: 'Search the documentation'})}>
      <main className={`container ${styles.page}`}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <CounterpartLink />
        </header>
        <SearchForm key={query} query={query} hasPanel={false} />
        <noscript>
          <p className={styles.status}>
            <Translate id="site.search.noScript">The search needs JavaScript. The menu lists every page.</Translate>
          </p>
        </noscript>
        <Answer query={query} filters={filters} />
      </main>
    </Layout>
  );
}
