import {queryLimit, type SearchFilters} from '../../search/SearchData';

/** What the address of the search page asks for. */
export interface SearchAddress {
  query: string;
  filters: SearchFilters;
}

/**
 * Reads the address of the search page.
 *
 * @param search - `location.search`
 */
export function parseSearchAddress(search: string): SearchAddress {
  const {q = '', kind = '', area = ''} = Object.fromEntries(new URLSearchParams(search));
  return {query: q.slice(0, queryLimit).trim(), filters: {kind, area}};
}

/** The address of a search: `?q=…&kind=…`. */
export function searchAddress({query, filters}: SearchAddress): string {
  const given = Object.entries({q: query, ...filters}).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given)}`;
}
