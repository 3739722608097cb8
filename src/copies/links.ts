import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {settings} from '../../config/settings';
import {homeRoute, searchRoute} from '../content/routes';
import {copyPath} from './copyPath';

const {siteUrl: url} = brand;
const baseUrl = settings.BASE_URL;

/** Address of the site with the base path, which ends with a slash. */
export const home = `${url}${baseUrl}`;

/** Path of a route with the base path; one that has it already stays as it is. */
export const withBase = (route: string): string => (route.startsWith(baseUrl) ? route : baseUrl + route.slice(1));

/** Absolute address of a route. */
export const addressOf = (route: string): string => url + withBase(route);

/** Pages without a copy, beside the further lists of the blog. */
const uncopied = localeCodes.flatMap((locale) => [homeRoute(locale), searchRoute(locale), '/blog']).map(withBase);

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
  const {href, pathname} = target;
  // Files have no copy either.
  const isCopied = !uncopied.includes(pathname) && !/\/blog\/(?:archive|authors|tags)(?:\/|$)/.test(pathname);
  if (path === link && href.startsWith(home) && !/\.\w+$/.test(pathname) && isCopied) {
    target.pathname = copyPath(pathname);
  }
  return target.href;
}

/** A page or a file in a list, and what it is about. */
export interface Entry {
  title: string;
  description: string;
  /** Path, with the base path or without. */
  permalink: string;
}

/** A text in one line, in which nothing is read as a link or as HTML. */
export const line = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]<]/g, '\\$&');

/** A Markdown list of links. */
export const entries = (list: readonly Entry[]): string =>
  list
    .map(({title, description, permalink}) => `- [${line(title)}](${absoluteLink(permalink)}): ${line(description)}`)
    .join('\n');
