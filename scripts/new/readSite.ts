import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {areas} from '../../config/areas';
import {countries} from '../../config/countries';
import {indexRoutes} from '../../config/outline/indexRoutes';
import {pageRoutes} from '../../config/pageRoutes';
import routes from '../../config/routes.json';
import {readContract} from './readContract';
import {readPages} from './readPages';
import type {Site, TakenRoute} from './Site';

function takenRoutes(): TakenRoute[] {
  const both = (pairs: readonly {en: string; es: string}[]): string[] => pairs.flatMap(({en, es}) => [en, es]);
  return [
    ...both(indexRoutes).map((route) => ({route, by: 'a group of config/outline'})),
    ...both(pageRoutes).map((route) => ({route, by: 'a page of src/pages'})),
    ...[...routes.blog, ...routes.other].map((route) => ({route, by: 'a page of config/routes.json'})),
  ];
}

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
    otherRoutes: takenRoutes(),
    outline: await Promise.all(
      outline.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})),
    ),
    contract: await readContract(root),
    countries,
    areaTags: areas.map(({tag}) => tag),
  };
}
