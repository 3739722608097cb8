import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBar from '@theme-original/SearchBar';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {SearchForm} from '../../components/SearchForm';
import {homeRoute} from '../../content/routeIn';
import {useHasAlgolia} from '../../search/client/useHasAlgolia';

/**
 * The classic theme leaves the place of the search box empty; this fills it, unless Algolia's theme has. The landing page
 * has a box of its own.
 */
export default function SearchBarWrapper(): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl(homeRoute(usePageLocale()));
  if (useHasAlgolia()) {
    return <SearchBar />;
  }
  return pathname === home ? null : <SearchForm compact hasShortcut />;
}
