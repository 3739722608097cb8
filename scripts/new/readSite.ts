import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {areas} from '../../config/areas';
import {countries} from '../../config/countries';
import {readContract} from './readContract';
import {readPages} from '../../src/content/readPages';
import {otherRoutes} from '../../src/content/siteRoutes';
import type {Site} from './Site';

/**
 * Reads what a new subject is compared with and put into.
 *
 * @param root - the site's folder
 * @throws if a page or a file of the contract cannot be read, with its file
 */
export async function readSite(root: string): Promise<Site> {
  const outline = globSync('config/outline/*.ts', {cwd: root, ignore: '**/*.test.ts'}).sort();
  return {
    pages: {en: await readPages(root, 'en'), es: await readPages(root, 'es')},
    otherRoutes: otherRoutes(),
    outline: await Promise.all(
      outline.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})),
    ),
    contract: await readContract(root),
    countries,
    areaTags: areas.map(({tag}) => tag),
  };
}
