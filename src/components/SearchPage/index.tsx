import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import suggestions from '../../../config/search/suggestions.json';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {queryLimit, type SearchData, type SearchFilters} from '../../search/SearchData';
import {useSearch} from '../../search/client/useSearch';
import {SearchForm} from '../SearchForm';
import {kindNames, ResultTexts, statusText} from '../SearchResult';
import styles from './styles.module.css';

/** How many results are shown. */
const limit = 40;

const noFilters: SearchFilters = {kind: '', area: ''};

/** The address of a search: `?q=…&kind=…`. */
function searchAddress(query: string, filters: SearchFilters): string {
  const given = Object.entries({q: query, ...filters}).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given)}`;
}

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
            <Link to={`${pathname}${searchAddress(query, noFilters)}`} autoAddBaseUrl={false} className="chip quiet">
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Search {
  query: string;
  filters: SearchFilters;
}

/** Narrows an answer down by kind and area. */
function Filters({query, filters, areas}: Search & Pick<SearchData, 'areas'>): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const choices = [
    ['kind', translate({id: 'site.search.filter.kind', message: 'Kind'}), kindNames()],
    ['area', translate({id: 'site.search.filter.area', message: 'Area'}), areas],
  ] as const;
  return (
    <div
      role="group"
      aria-label={translate({id: 'site.search.filters', message: 'Filters'})}
      className={styles.filters}>
      {choices.map(([name, label, names]) => (
        <label key={name} className={styles.filter}>
          {label}
          <select
            value={filters[name]}
            onChange={({currentTarget: {value}}) => {
              history.push(`${pathname}${searchAddress(query, {...filters, [name]: value})}`);
            }}>
            <option value="">{translate({id: 'site.search.filter.any', message: 'any'})}</option>
            {Object.entries(names).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function Answer({query, filters}: Search): ReactNode {
  const state = useSearch({query, locale: usePageLocale(), limit, filters});
  const {status, answer} = state;
  const isFiltered = filters.kind !== '' || filters.area !== '';
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.status}>
          {statusText(state)}
        </p>
        {answer !== undefined && (answer.total > 0 || isFiltered) && (
          <Filters query={query} filters={filters} areas={answer.data.areas} />
        )}
      </div>
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
  const filters = {kind: given.get('kind') ?? '', area: given.get('area') ?? ''};
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
        <Answer query={query} filters={filters} />
      </main>
    </Layout>
  );
}
