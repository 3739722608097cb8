import path from 'node:path';
import {locales, type LocaleCode} from '../../config/locales';

/** Whether Docusaurus answers at the folder's route with this file: `index`, `readme`, or the folder's own name. */
function isFolderIndex(id: string): boolean {
  const name = path.posix.basename(id);
  return ['index', 'readme', path.posix.basename(path.posix.dirname(id))].includes(name);
}

/**
 * The route of a page of the docs, without the site's base path.
 *
 * @param id - its file, without .mdx
 * @param slug - of its front matter
 */
export function docRoute(id: string, slug: string | undefined, locale: LocaleCode): string {
  const folder = path.posix.join('/', path.posix.dirname(id));
  const ownRoute = isFolderIndex(id) ? folder : path.posix.join('/', id);
  const route = slug === undefined ? ownRoute : path.posix.resolve(folder, slug);
  return path.posix.join('/', locales[locale].routeBasePath, route).replace(/(?<=.)\/$/, '');
}
