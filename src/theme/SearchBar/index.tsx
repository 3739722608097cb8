import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBar from '@theme-original/SearchBar';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {Icon} from '../../components/Icon';
import {SearchForm} from '../../components/SearchForm';
import {homeRoute, searchRoute} from '../../content/routeIn';
import {useHasAlgolia} from '../../search/client/useHasAlgolia';

/** Holds the place of Algolia's button until the browser has made it. */
function Placeholder(): ReactNode {
  return (
    <button type="button" className="DocSearch DocSearch-Button" disabled>
      <span className="DocSearch-Button-Placeholder">
        {translate({id: 'theme.SearchBar.label', message: 'Search'})}
      </span>
    </button>
  );
}

/**
 * The classic theme leaves the place of the search box empty; this fills it, unless Algolia's theme has. The landing page
 * has a box of its own, which scrolls away: a link to the search page stays.
 */
export default function SearchBarWrapper(): ReactNode {
  const {pathname} = useLocation();
  const locale = usePageLocale();
  const home = useBaseUrl(homeRoute(locale));
  if (useHasAlgolia()) {
    // Algolia's theme reads its texts when its module loads: on the server once for all pages, in one language.
    return <BrowserOnly fallback={<Placeholder />}>{() => <SearchBar />}</BrowserOnly>;
  }
  return pathname === home ? (
    <Link
      className="icon-link"
      to={searchRoute(locale)}
      aria-label={translate({id: 'site.search.submit', message: 'Search'})}>
      <Icon name="search" size={20} />
    </Link>
  ) : (
    <SearchForm compact hasShortcut />
  );
}
