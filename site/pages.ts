import type {Options} from '@docusaurus/plugin-content-pages';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {defaultLocale} from '../config/locales';
import {remarkPlugins} from './markdown';
import {readAlgolia} from '../src/search/algolia';

/** Our search pages give way to Algolia's where a deployment wants it. */
const searchPages = ['search.tsx', 'docs-es/search.tsx'];

export const pages = {
  exclude: [...GlobExcludeDefault, ...(readAlgolia(process.env) === undefined ? [] : searchPages)],
  beforeDefaultRemarkPlugins: remarkPlugins(defaultLocale),
} satisfies Options;
