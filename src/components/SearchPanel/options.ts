import type {LocaleCode} from '../../../config/locales';
import {searchRoute} from '../../content/routeIn';
import type {SearchResult} from '../../search/client/results';
import type {SearchAnswer} from '../../search/client/searchSite';

/** Something in the panel that arrow keys reach: a link, or a search to do again. */
export type SearchOption =
  {key: string; href: string; fill?: undefined} | {key: string; href?: undefined; fill: string};

/** A page of the answer, and the options that it and its headings are. */
export interface ResultOptions {
  result: SearchResult;
  page: SearchOption;
  headings: readonly SearchOption[];
}

/** The options that a page of the answer has, in the order in which they stand. */
export function resultOptions(answer: SearchAnswer): ResultOptions[] {
  return answer.results.map((result) => ({
    result,
    page: {key: result.path, href: result.path},
    headings: result.headings.map(({href}) => ({key: href, href})),
  }));
}

/** The address of the search page of a language with a query. */
export function searchHref(locale: LocaleCode, query: string): string {
  return `${searchRoute(locale)}?${new URLSearchParams({q: query.trim()})}`;
}
