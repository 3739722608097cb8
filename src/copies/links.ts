import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {settings} from '../../config/settings';
import {searchRoute} from '../content/routes';
import {copyPath} from './copyPath';

const {siteUrl: url} = brand;
const baseUrl = settings.BASE_URL;

/** Address of the site with the base path, which ends with a slash. */
export const home = `${url}${baseUrl}`;

/** Path of a route with the base path; one that has it already stays as it is. */
export const withBase = (route: string): string => (route.startsWith(baseUrl) ? route : baseUrl + route.slice(1));

/** Absolute address of a route. */
export const addressOf = (route: string): string => url + withBase(route);

const searchPages = localeCodes.map((locale) => withBase(searchRoute(locale)));

/** Pages that say nothing: files, not-found pages, and those on which Docusaurus shows itself in `build --dev`. */
const emptyPages = /(?:\.\w+|\/404)$|\/__docusaurus\//;

/** Whether a page has a copy, by its path with the base path. */
export const hasCopy = (pathname: string): boolean => !emptyPages.test(pathname) && !searchPages.includes(pathname);

/** Stands for the address of the page in what is printed for it: a page may have a second address. */
export const ownAddress = 'self:';

/**
 * The address of a link in a copy, which is read anywhere: absolute, and of the copy where the page has one.
 *
 * @param link - as Docusaurus takes it: an address, a path with or without the base path, `#…`, or `pathname://…` for a file
 */
export function absoluteLink(link: string): string {
  if (link.startsWith('#')) {
    return ownAddress + link;
  }
  const path = link.replace(/^pathname:\/\//, '');
  const target = new URL(path.startsWith('/') ? addressOf(path) : path, home);
  if (path === link && target.href.startsWith(home) && hasCopy(target.pathname)) {
    target.pathname = copyPath(target.pathname);
  }
  return target.href;
}
