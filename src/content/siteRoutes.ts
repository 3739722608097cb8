import {indexRoutes} from '../../config/outline/indexRoutes';
import {pageRoutes} from './pageRoutes';
import routes from '../../config/routes.json';

/** A route that is no page of the docs, and what has it. */
export interface OtherRoute {
  route: string;
  by: string;
}

/** Routes of the site beside the pages of the docs, without the base path. */
export function otherRoutes(): OtherRoute[] {
  const both = (pairs: readonly {en: string; es: string}[]): string[] => pairs.flatMap(({en, es}) => [en, es]);
  return [
    ...both(indexRoutes).map((route) => ({route, by: 'a group of config/outline'})),
    ...both(pageRoutes).map((route) => ({route, by: 'a page of src/pages'})),
    ...[...routes.blog, ...routes.other].map((route) => ({route, by: 'a page of config/routes.json'})),
  ];
}

/** {@link otherRoutes}, to look one up. */
export function siteRoutes(): ReadonlySet<string> {
  return new Set(otherRoutes().map(({route}) => route));
}
