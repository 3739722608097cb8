import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBar from '@theme-original/SearchBar';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {SearchForm} from '../../components/SearchForm';
import {homeRoute} from '../../content/routeIn';
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
 * has a box of its own.
 */
export default function SearchBarWrapper(): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl(homeRoute(usePageLocale()));
  if (useHasAlgolia()) {
    // Algolia's theme reads its texts when its module loads: on the server once for all pages, in one language.
    return <BrowserOnly fallback={<Placeholder />}>{() => <SearchBar />}</BrowserOnly>;
  }
  return pathname === home ? null : <SearchForm compact hasShortcut />;
}
