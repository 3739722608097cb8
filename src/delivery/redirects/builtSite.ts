import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import type {Redirect} from '../../../config/redirects';
import {localeOfPath} from '../../bilingual/localeOfPath';
import type {KnownSite} from './checkRedirects';
import {splitFragment} from './followRedirects';
import {publishedFiles} from './publishedFiles';

export interface BuiltSite {
  outDir: string;
  /** Paths of the site, with the base path. */
  routesPaths: readonly string[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}

function readPage(outDir: string, route: string): string {
  return readFileSync(path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
}

/** What a built site has for redirects to lead to. */
export function knownSite({outDir, routesPaths, baseUrl}: BuiltSite): KnownSite {
  const files = globSync('**/*', {cwd: outDir}).filter((file) => !file.endsWith('.html'));
  return {
    pages: new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, ''))),
    files: new Set([...files, ...publishedFiles].map((file) => `/${file}`)),
    // Docusaurus leaves out quotes where HTML can do without.
    hasAnchor: (page, id) => new RegExp(`\\sid=(?:"${id}"|${id}(?=[\\s>]))`).test(readPage(outDir, page)),
  };
}

/** The language that a built page says it has. */
function pageLocale(outDir: string, route: string): LocaleCode {
  const lang = /<html[^>]*\slang="?([\w-]+)/.exec(readPage(outDir, route))?.[1];
  const locale = localeCodes.find((code) => locales[code].htmlLang === lang);
  if (locale === undefined) {
    throw new Error(
      `The built page ${route} says that its language is "${lang ?? ''}", which config/locales.ts lacks.`,
    );
  }
  return locale;
}

/**
 * Tells the language of what a redirect leads to. A file does not say its own: there it is that of the address asked for.
 *
 * @returns a function that throws if a page is in none of the site's languages
 */
export function targetLocale({pages}: KnownSite, outDir: string): (redirect: Redirect) => LocaleCode {
  return ({from, to}) => {
    const [target] = splitFragment(to);
    return pages.has(target) ? pageLocale(outDir, target) : localeOfPath(from, '/', {spanish: [], pairs: []});
  };
}
