import {localeCodes, locales, type LocaleCode} from '../../config/locales';

/** The routes that the site promises: config/routes.json. */
export interface PromisedRoutes {
  /** Of a page, in each language that promises one. */
  docs: readonly ({id: string} & Partial<Record<LocaleCode, string>>)[];
  aliases: readonly {route: string; canonical: string}[];
  blog: readonly string[];
  other: readonly string[];
}

/**
 * Compares the promised routes with those of the built site.
 *
 * @param promised - `{product}` in a route is the brand's slug
 * @param routesPaths - paths of the site, with the base path
 * @returns one message for each route that the site does not have
 */
export function missingRoutes(
  {docs, aliases, blog, other}: PromisedRoutes,
  {routesPaths, baseUrl, product}: {routesPaths: readonly string[]; baseUrl: string; product: string},
): string[] {
  const known = new Set(routesPaths.map((path) => `/${path.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')));
  const routes = [
    ...docs.flatMap(({id, ...inLocale}) =>
      localeCodes.map((locale) => ({
        route: inLocale[locale],
        fix: `write ${locales[locale].docsPath}/${id}.mdx, or give it this slug`,
      })),
    ),
    ...aliases.map(({route, canonical}) => ({route, fix: `add an alias page with "alias_of: ${canonical}"`})),
    ...[...blog, ...other].map((route) => ({route, fix: 'add the page, the post or the tag that has it'})),
  ];
  return routes
    .map(({route, fix}) => ({route: route?.replaceAll('{product}', product), fix}))
    .filter(({route}) => route !== undefined && !known.has(route))
    .map(({route = '', fix}) => `The route ${route} of config/routes.json is missing: ${fix}.`);
}
