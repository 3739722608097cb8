import {tagPairs} from '../../config/blogTags';
import {indexRoutes} from '../../config/outline/indexRoutes';
import {pageRoutes} from '../content/pageRoutes';
import type {RoutePair} from './localeOfPath';

/**
 * Pages in both languages that no content says belong together: of `src/pages`, generated indexes, tags of the blog.
 *
 * @param baseUrl - starts and ends with a slash; the pairs include it
 */
export function routePairs(baseUrl: string): RoutePair[] {
  const withBase = (route: string): string => `${baseUrl}${route.slice(1)}`;
  return [...pageRoutes, ...indexRoutes, ...tagPairs].map(({en, es}) => ({en: withBase(en), es: withBase(es)}));
}
