import {use} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import {languageRoutes} from './languageRoutes';
import {NotFoundHydration, usePageLocale} from './usePageLocale';

export interface Counterpart {
  /** Path with the base path. */
  path: string;
  /** The path, and in a browser the place in the page that is being read: heading ids are the same in every language. */
  href: string;
  /** False where the page is not there in that language, and `path` leads to the set's welcome page. */
  isSamePage: boolean;
}

/** The path of the page being read in a language; undefined where it is not there. */
function useCounterpartPath(locale: LocaleCode): string | undefined {
  const {pathname} = useLocation();
  const pageLocale = usePageLocale();
  const docsData = useAllDocsData();
  // A not-found page is built at this address and hydrates at another; there is nothing at either to lead to.
  if (use(NotFoundHydration) !== null || /\/404(?:\.html)?$/.test(pathname)) {
    return undefined;
  }
  if (locale === pageLocale) {
    return pathname;
  }
  const docsOf = (code: LocaleCode) => docsData[locales[code].docsPluginId]?.versions[0]?.docs ?? [];
  const id = docsOf(pageLocale).find(({path}) => path === pathname)?.id;
  const doc = docsOf(locale).find((candidate) => candidate.id === id);
  const pair = languageRoutes.pairs.find((routes) => localeCodes.some((code) => routes[code] === pathname));
  return doc?.path ?? pair?.[locale];
}

/**
 * Where the page being read is in a language: the doc with the same id, the other half of a pair, else the welcome page.
 *
 * @param locale - the language to look in; for the page's own language the page itself
 */
export function useCounterpart(locale: LocaleCode): Counterpart {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const intro = useBaseUrl(locales[locale].introRoute);
  const path = useCounterpartPath(locale);
  return path === undefined
    ? {path: intro, href: intro, isSamePage: false}
    : {path, href: isBrowser ? `${path}${hash}` : path, isSamePage: true};
}
