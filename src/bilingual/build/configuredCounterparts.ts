import {blogTags} from '../../../config/blogTags';
import {localeCodes} from '../../../config/locales';
import type {Counterparts} from '../localeOfPath';
import {homeRoute, searchRoute} from '../../content/routeIn';

const inAllLanguages = (routeOf: typeof homeRoute): Counterparts =>
  Object.fromEntries(localeCodes.map((locale) => [locale, routeOf(locale)]));

/** Routes that belong together without any content saying so: landing and search pages, tags of the blog. */
export const configuredRoutes: readonly Counterparts[] = [
  inAllLanguages(homeRoute),
  inAllLanguages(searchRoute),
  ...blogTags,
];

/**
 * {@link configuredRoutes} as paths of the site.
 *
 * @param baseUrl - starts and ends with a slash
 */
export function configuredCounterparts(baseUrl: string): Counterparts[] {
  const withBase = (route: string): string => `${baseUrl}${route.slice(1)}`;
  return configuredRoutes.map((routes) =>
    Object.fromEntries(Object.entries(routes).map(([locale, route]) => [locale, withBase(route)])),
  );
}
