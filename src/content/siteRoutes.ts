import {localeCodes} from '../../config/locales';
import {homeRoute, searchRoute} from './routeIn';
import routes from '../../config/routes.json';

/** A route that is not a page of the docs, and what answers there. */
export interface OtherRoute {
  route: string;
  by: string;
}

/** Routes of the site beside the pages of the docs, without the base path. */
export function otherRoutes(): OtherRoute[] {
  return [
    ...localeCodes.flatMap((locale) => [
      {route: homeRoute(locale), by: 'a landing page'},
      {route: searchRoute(locale), by: 'a search page'},
    ]),
    ...[...routes.blog, ...routes.other].map((route) => ({route, by: 'a page of config/routes.json'})),
  ];
}

/** {@link otherRoutes}, to look one up. */
export function siteRoutes(): ReadonlySet<string> {
  return new Set(otherRoutes().map(({route}) => route));
}
