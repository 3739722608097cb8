import type {Options} from '@docusaurus/plugin-sitemap';
import {brand} from '../config/brand';
import {localeCodes} from '../config/locales';
import {searchRoute} from '../src/content/routes';
import routes from '../config/routes.json';
import {settings} from '../config/settings';

/** Aliases, and pages without content of their own. */
const unlisted = [
  ...routes.aliases.map(({route}) => route.replaceAll('{product}', brand.slug)),
  ...localeCodes.map(searchRoute),
];

export const sitemap = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: [...unlisted, '/markdown-page'].map((route) => `${settings.BASE_URL}${route.slice(1)}`),
} satisfies Options;
