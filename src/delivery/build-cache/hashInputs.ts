import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';

/** What goes into a compiled page, but not through an import that the bundler sees. */
const inputs = [
  'openapi/**/*.yaml',
  'src/reference/**/*.ts',
  'src/content/**/*.ts',
  'src/bilingual/build/*.ts',
  'config/**/*.{ts,yaml,json}',
  'src/copies/{copyPath,copyTexts,links,remark/*}.ts',
  'i18n/*/{reference,llms}.json',
];

/** Pages that link to each other are made from files, routes and titles of the others. */
const pages = localeCodes.map((locale) => `${locales[locale].docsPath}/**/*.mdx`);

/**
 * A hash of what pages are made from beside their own text and their imports: the contract, the configuration, and files, routes
 * and titles of the other pages.
 *
 * @param siteDir - the site's folder
 * @param baseUrl - the base path, which style sheets hold
 */
export async function hashInputs(siteDir: string, baseUrl: string): Promise<string> {
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
