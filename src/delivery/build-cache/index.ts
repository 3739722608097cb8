import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';

/** What goes into a compiled page, but not through an import that the bundler sees. */
const inputs = [
  'openapi/**/*.yaml',
  'src/reference/**/*.ts',
  'src/content/**/*.ts',
  'src/bilingual/build/*.ts',
  'config/**/*.{ts,yaml,json}',
  'i18n/*/reference.json',
];

/** Pages that link to each other are made from files, routes and titles of the others. */
const pages = localeCodes.map((locale) => `${locales[locale].docsPath}/**/*.mdx`);

async function hashInputs(siteDir: string, baseUrl: string): Promise<string> {
  const files = (await Globby(inputs, {cwd: siteDir})).sort();
  const hash = createHash('sha256').update(JSON.stringify({brand, baseUrl}));
  for (const file of files) {
    hash.update(file).update(await readFile(path.join(siteDir, file)));
  }
  for (const file of (await Globby(pages, {cwd: siteDir})).sort()) {
    const fields = (await readFile(path.join(siteDir, file), 'utf8')).match(
      /^(?:slug|title|sidebar_label|alias_of): .*$/gm,
    );
    hash.update(file).update(fields?.join('\n') ?? '');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Docusaurus Faster keeps compiled pages between builds. A page holds texts of the contract and of the brand, and a
 * style sheet the base path, which the bundler does not know: a change in them has to start a new cache.
 */
export default async function buildCachePlugin({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const hash = await hashInputs(siteDir, baseUrl);
  return {
    name: 'site-build-cache',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
      if (cache === undefined) {
        return {};
      }
      return {experiments: {cache: {version: `${cache.version ?? ''}-${hash}`}}};
    },
  };
}
