import type {SearchFilters} from '../../search/SearchData';

export const filterNames = ['kind', 'area', 'country'] as const;

export type FilterName = (typeof filterNames)[number];

/** What the address of the search page asks for. */
export interface SearchAddress {
  query: string;
  filters: SearchFilters;
}

/** A value of a filter: words and hyphens. Whatever else the address holds filters nothing. */
const filterValue = /^[\w-]{1,60}$/;

/**
 * Reads the address of the search page.
 *
 * @param search - `location.search`
 */
export function parseSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const filters = filterNames.flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return filterValue.test(value) ? [[name, value] as const] : [];
  });
  return {query: (parameters.get('q') ?? '').trim(), filters: Object.fromEntries(filters)};
}

/** The address of a search: `?q=…&kind=…`. */
export function searchAddress({query, filters}: SearchAddress): string {
  const parameters = new URLSearchParams({q: query});
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) {
      parameters.set(name, value);
    }
  }
  return `?${parameters}`;
}
