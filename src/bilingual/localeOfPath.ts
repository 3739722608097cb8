import {locales, type LocaleCode} from '../../config/locales';

/** A page in two languages that are not found in each other's docs instance: the blog's posts, the landing page. */
export type RoutePair = Readonly<Record<LocaleCode, string>>;

/** What `src/bilingual/routes` says about routes; paths include the base path. */
export interface LanguageRoutes {
  /** Spanish pages outside of the Spanish docs set. */
  spanish: readonly string[];
  /** In the browser those of the sections that are loaded. */
  pairs: readonly RoutePair[];
}

/** What `src/bilingual/routes` gives to the site. */
export interface LanguageData extends LanguageRoutes {
  /** Spanish texts of themes that only some deployments have, by id. */
  moreSpanish: Readonly<Record<string, string>>;
}

/**
 * The language of a page.
 *
 * @param pathname - with the base path
 * @param baseUrl - starts and ends with a slash
 */
export function localeOfPath(pathname: string, baseUrl: string, {spanish}: LanguageRoutes): LocaleCode {
  const spanishBase = `${baseUrl}${locales.es.routeBasePath}`;
  const isSpanish = pathname === spanishBase || pathname.startsWith(`${spanishBase}/`) || spanish.includes(pathname);
  return isSpanish ? 'es' : 'en';
}
