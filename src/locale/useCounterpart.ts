import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import {languageRoutes} from './languageRoutes';
import {usePageLocale} from './usePageLocale';

export interface Counterpart {
  /** Path with the base path. */
  path: string;
  /** False where the page is not there in that language, and `path` leads to the set's welcome page. */
  isSamePage: boolean;
}

/**
 * Where the page being read is in a language: the doc with the same id, the other half of a pair, else the welcome page.
 *
 * @param locale - the language to look in; for the page's own language the page itself
 */
export function useCounterpart(locale: LocaleCode): Counterpart {
  const {pathname} = useLocation();
  const pageLocale = usePageLocale();
  const docsData = useAllDocsData();
  const intro = useBaseUrl(locales[locale].introRoute);
  // The not-found page is built at this address; there is nothing at it to lead to.
  if (/\/404(?:\.html)?$/.test(pathname)) {
    return {path: intro, isSamePage: false};
  }
  if (locale === pageLocale) {
    return {path: pathname, isSamePage: true};
  }
  const docsOf = (code: LocaleCode) => docsData[locales[code].docsPluginId]?.versions[0]?.docs ?? [];
  const id = docsOf(pageLocale).find(({path}) => path === pathname)?.id;
  const counterpart = docsOf(locale).find((doc) => doc.id === id);
  if (counterpart !== undefined) {
    return {path: counterpart.path, isSamePage: true};
  }
  const pair = languageRoutes.pairs.find((routes) => localeCodes.some((code) => routes[code] === pathname));
  return pair === undefined ? {path: intro, isSamePage: false} : {path: pair[locale], isSamePage: true};
}
