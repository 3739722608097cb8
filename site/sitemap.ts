import type {Options} from '@docusaurus/plugin-sitemap';
import {createSitemapItems} from '../src/bilingual/sitemap/alternates';
import {brand} from '../config/brand';
import routes from '../config/routes.json';
import {readSiteAddress} from '../src/build/siteAddress';

const {baseUrl} = readSiteAddress(process.env, brand.siteUrl);

/** Second routes of pages, and pages that hold nothing of their own to find. */
const left = [
  ...routes.aliases.map(({route}) => route.replaceAll('{product}', brand.slug)),
  '/search',
  '/docs-es/search',
];

export const sitemap = {
  lastmod: null,
  changefreq: null,
  priority: null,
  createSitemapItems,
  ignorePatterns: [...left, '/markdown-page'].map((route) => `${baseUrl}${route.slice(1)}`),
} satisfies Options;
