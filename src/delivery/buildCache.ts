import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {glob} from 'tinyglobby';
import {brand} from '../../config/brand';
import {openStore} from '../copies/store';

/** What goes into a compiled page, but not through an import that the bundler sees. */
const inputs = [
  'openapi/**/*.yaml',
  'examples/*/*.{mjs,py}',
  'src/**/*.{ts,tsx}',
  'config/**/*.{ts,yaml,json}',
  'i18n/**/*.json',
  '!**/*.test.*',
];

/** Pages link to each other by the files, routes and titles of the others. */
const pages = ['docs/**/*.mdx', 'docs-es/**/*.mdx'];

/**
 * Docusaurus Faster keeps compiled pages between builds. A page holds texts of the contract and of the brand, and a style sheet
 * the base path, which the bundler does not know: a change in them starts a new cache.
 */
export default async function buildCachePlugin({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const hash = createHash('sha256').update(JSON.stringify({brand, baseUrl}));
  for (const file of (await glob([...inputs, ...pages], {cwd: siteDir})).sort()) {
    const text = await readFile(path.join(siteDir, file), 'utf8');
    const linked = text.match(/^(?:slug|title|sidebar_label|alias_of): .*$/gm) ?? [];
    hash.update(file).update(file.endsWith('.mdx') ? linked.join('\n') : text);
  }
  const version = hash.digest('hex').slice(0, 16);
  // The Markdown copies of pages that are not compiled again have to be there, too.
  const store = process.env.NODE_ENV === 'production' ? openStore(version) : '';
  return {
    name: 'site-build-cache',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
      return cache === undefined ? {} : {experiments: {cache: {version: `${cache.version ?? ''}-${version}-${store}`}}};
    },
  };
}
