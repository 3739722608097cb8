import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {localeCodes, locales} from '../../../config/locales';
import {textIn} from '../../bilingual/textIn';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {searchRoute} from '../../content/routeIn';
import type {SearchFilters} from '../../search/SearchData';
import {pageSize, queryLimit} from '../../search/client/limits';
import {shownAnswer, useSearch, type SearchState} from '../../search/client/useSearch';
import {CounterpartLink} from '../CounterpartLink';
import {SearchForm} from '../SearchForm';
import {failureText, partialText} from '../SearchTexts/failureText';
import {Filters} from './Filters';
import {Result} from './Result';
import {parseSearchAddress, searchAddress} from './searchFilters';
import styles from './styles.module.css';

function statusText(state: SearchState): string {
  switch (state.status) {
    case 'idle':
      return translate({
        id: 'site.search.hint',
        message: 'Search for a country, a document, an endpoint or an error code.',
      });
    case 'loading':
      return translate({id: 'site.search.loading', message: 'Searching…'});
    case 'failed':
      return failureText();
    case 'done': {
      const {
        query,
        answer: {results, hasMore},
      } = state;
      return results.length === 0
        ? translate({id: 'site.search.nothing', message: 'Nothing found for “{query}”.'}, {query})
        : translate(
            {id: 'site.search.found', message: 'Results for “{query}”: {total}'},
            {query, total: `${results.length}${hasMore ? '+' : ''}`},
          );
    }
  }
}

/** Offers the same search in the other languages. */
function OtherLanguages({query}: {query: string}): ReactNode {
  const pageLocale = usePageLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  return query === '' ? (
    <CounterpartLink />
  ) : (
    localeCodes
      .filter((locale) => locale !== pageLocale)
      .map((locale) => (
        <Link
          key={locale}
          to={`${withBaseUrl(searchRoute(locale))}${searchAddress({query, filters: {}})}`}
          autoAddBaseUrl={false}
          lang={locales[locale].htmlLang}
          hrefLang={locales[locale].htmlLang}>
          {textIn(locale, {id: 'site.language.search', message: 'Search in English'})}
        </Link>
      ))
  );
}

function Answer({query, filters}: {query: string; filters: SearchFilters}): ReactNode {
  const locale = usePageLocale();
  const history = useHistory();
  const {pathname} = useLocation();
  const address = searchAddress({query, filters});
  // How many are shown counts for one search: the next one begins anew.
  const [shown, setShown] = useState({address, limit: pageSize});
  const limit = shown.address === address ? shown.limit : pageSize;
  const state = useSearch(query, {locale, limit, filters});
  const answer = shownAnswer(state);
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {answer !== undefined && (
        <Filters
          data={answer.data}
          filters={filters}
          onChange={(next) => {
            history.push(`${pathname}${searchAddress({query, filters: next})}`);
          }}
        />
      )}
      {answer?.isPartial === true && <p className={styles.status}>{partialText()}</p>}
      {answer !== undefined && answer.results.length > 0 && (
        <ol className={styles.results}>
          {answer.results.map((result) => (
            <Result key={result.path} result={result} data={answer.data} />
          ))}
        </ol>
      )}
      {answer?.hasMore === true && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setShown({address, limit: limit + pageSize});
          }}>
          {translate({id: 'site.search.more', message: 'Show more'})}
        </button>
      )}
    </>
  );
}

/** Answers `search?q=…`: the target of the search box and of the site's SearchAction. */
export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  // The page is built without a query: the address is read once it is up, so that both renderings agree.
  const {query, filters} = parseSearchAddress(useIsBrowser() ? search : '');
  const text = query.slice(0, queryLimit);
  const title = translate({id: 'site.search.title', message: 'Search'});
  return (
    <Layout title={title} description={translate({id: 'site.search.label', message: 'Search the documentation'})}>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <SearchForm key={text} query={text} hasPanel={false} />
        <p className={styles.language}>
          <OtherLanguages query={text} />
        </p>
        <noscript>
          <p className={styles.status}>
            <Translate id="site.search.noScript">The search needs JavaScript. The menu lists every page.</Translate>
          </p>
        </noscript>
        <Answer query={text} filters={filters} />
      </main>
    </Layout>
  );
}
