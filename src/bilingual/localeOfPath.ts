import {defaultLocale, otherLocales, type LocaleCode} from '../../config/locales';
import {homeRoute} from '../content/routes';

/** One page in the languages that it is written in, as paths. */
export type Counterparts = Readonly<Partial<Record<LocaleCode, string>>>;

/** What the build says about routes; paths include the base path. */
export interface LanguageRoutes {
  /** Pages of a language that are not below its routes: posts, tags of the blog, second addresses. */
  outside: Readonly<Partial<Record<LocaleCode, readonly string[]>>>;
  /**
   * Pages that belong together and are not docs with the same id: the blog's posts, the landing pages. In the
   * browser those of the sections that are loaded.
   */
  counterparts: readonly Counterparts[];
}

/**
 * The language of a page.
 *
 * @param pathname - with the base path
 * @param baseUrl - starts and ends with a slash
 */
export function localeOfPath(
  pathname: string,
  baseUrl: string,
  {outside}: Pick<LanguageRoutes, 'outside'>,
): LocaleCode {
  const found = otherLocales.find((locale) => {
    const home = `${baseUrl.slice(0, -1)}${homeRoute(locale)}`;
    return pathname === home || pathname.startsWith(`${home}/`) || outside[locale]?.includes(pathname);
  });
  return found ?? defaultLocale;
}
