import {use} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import {languageRoutes} from './localeOf';
import {introRoute} from '../content/routes';
import {PartLocale, usePageLocale} from './usePageLocale';

export interface Counterpart {
  locale: LocaleCode;
  /** Path with the base path. */
  path: string;
  /** The path; in a browser with the place that is being read, and what is searched: both are the same in every language. */
  href: string;
  /** False where the page is not there in that language, and `path` leads to the set's welcome page. */
  isSamePage: boolean;
}

/** The paths of the page being read, by language; without those in which it is not there. */
function usePaths(): Partial<Record<LocaleCode, string>> {
  const {pathname} = useLocation();
  const pageLocale = usePageLocale();
  const docsData = useAllDocsData();
  // A not-found page is built for one address and shown at another; neither has a page in another language.
  if (use(PartLocale) !== null || /\/404(?:\.html)?$/.test(pathname)) {
    return {};
  }
  const docsOf = (code: LocaleCode) => docsData[locales[code].docsPluginId]?.versions[0]?.docs ?? [];
  const id = docsOf(pageLocale).find(({path}) => path === pathname)?.id;
  const known = languageRoutes.counterparts.find((candidate) =>
    localeCodes.some((code) => candidate[code] === pathname),
  );
  const paths = localeCodes.map((code) => {
    const path = code === pageLocale ? pathname : (docsOf(code).find((doc) => doc.id === id)?.path ?? known?.[code]);
    return [code, path] as const;
  });
  return Object.fromEntries(paths.filter(([, path]) => path !== undefined));
}

/**
 * Where the page being read is in each language, in the order of the languages: the page itself in its own, the doc with the
 * same id or the page that the build says belongs to it in another, else that language's welcome page.
 */
export function useCounterparts(): readonly Counterpart[] {
  const {hash, search} = useLocation();
  const isBrowser = useIsBrowser();
  const {withBaseUrl} = useBaseUrlUtils();
  const paths = usePaths();
  return localeCodes.map((locale) => {
    const path = paths[locale];
    const intro = withBaseUrl(introRoute(locale));
    return path === undefined
      ? {locale, path: intro, href: intro, isSamePage: false}
      : {locale, path, href: isBrowser ? `${path}${search}${hash}` : path, isSamePage: true};
  });
}
