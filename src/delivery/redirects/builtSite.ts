import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {localeOfPath} from '../../bilingual/localeOfPath';
import type {KnownSite} from './checkRedirects';
import {splitFragment} from './formats';
import {publishedFiles} from './publishedFiles';
import type {Redirect} from './readRedirects';

/** A built site, as redirects see it. */
export interface BuiltSite extends KnownSite {
  /** The language of what a redirect leads to. A file does not say its own: there it is that of the old address. */
  readonly localeOf: (redirect: Redirect) => LocaleCode;
}

export interface BuildOutput {
  outDir: string;
  /** Paths of the site, with the base path. */
  routesPaths: readonly string[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** Looks at what a build has written; a page is read when a redirect needs it. */
export function builtSite({outDir, routesPaths, baseUrl}: BuildOutput): BuiltSite {
  const pages = new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')));
  const files = globSync('**/*', {cwd: outDir}).filter((file) => !file.endsWith('.html'));
  const readPage = (route: string): string =>
    readFileSync(path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
  return {
    pages,
    files: new Set([...files, ...publishedFiles].map((file) => `/${file}`)),
    // Docusaurus leaves out quotes where HTML can do without.
    hasAnchor: (page, id) => new RegExp(`\\sid=(?:"${id}"|${id}(?=[\\s>]))`).test(readPage(page)),
    localeOf: ({from, to}) => {
      const [target] = splitFragment(to);
      const lang = pages.has(target) ? /<html[^>]*\slang="?([\w-]+)/.exec(readPage(target))?.[1] : undefined;
      return localeCodes.find((code) => locales[code].htmlLang === lang) ?? localeOfPath(from, '/', {outside: {}});
    },
  };
}
