import type {ReactNode} from 'react';
import {SearchForm} from '../../components/SearchForm';

/** The classic theme leaves the place of the search box empty; this fills it. */
export default function SearchBar(): ReactNode {
  return <SearchForm compact hasShortcut />;
}
