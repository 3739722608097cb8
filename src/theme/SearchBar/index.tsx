import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {translate} from '@docusaurus/Translate';
import SearchBar from '@theme-original/SearchBar';
import {SearchForm} from '../../components/SearchForm';
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

/** The classic theme leaves the place of the search box empty; this fills it, unless Algolia's theme has. */
export default function SearchBarWrapper(): ReactNode {
  if (useHasAlgolia()) {
    // Algolia's theme reads its texts when its module loads: on the server once for all pages, in one language.
    return <BrowserOnly fallback={<Placeholder />}>{() => <SearchBar />}</BrowserOnly>;
  }
  return <SearchForm compact hasShortcut />;
}
