import type {ReactNode} from 'react';
import SearchBar from '@theme-original/SearchBar';
import {SearchForm} from '../../components/SearchForm';
import {useHasAlgolia} from '../../search/client/useHasAlgolia';

/** The classic theme leaves the place of the search box empty; this fills it, unless Algolia's theme has. */
export default function SearchBarWrapper(): ReactNode {
  return useHasAlgolia() ? <SearchBar /> : <SearchForm compact hasShortcut />;
}
