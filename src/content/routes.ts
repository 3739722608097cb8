import {countriesRoute, type Country} from '../../config/countries';
import {defaultLocale, locales, type LocaleCode} from '../../config/locales';

/**
 * A route of the site's root below the routes of a language: `/intro` → `/docs-es/intro`, `/` → `/docs-es`.
 *
 * @param route - starts with a slash, without the base path
 */
export function routeIn(locale: LocaleCode, route: string): string {
  const {routeBasePath} = locales[locale];
  const prefix = routeBasePath === '' ? '' : `/${routeBasePath}`;
  return route === '/' && prefix !== '' ? prefix : `${prefix}${route}`;
}

/** The landing page of a language. */
export const homeRoute = (locale: LocaleCode): string => routeIn(locale, '/');

/** The page that welcomes readers of a language: every language has it. */
export const introRoute = (locale: LocaleCode): string => routeIn(locale, '/intro');

/** The search page of a language. */
export const searchRoute = (locale: LocaleCode): string => routeIn(locale, '/search');

/** Folder of the blog's feeds in a language, below the base path. */
export const feedsPath = (locale: LocaleCode): string => (locale === defaultLocale ? 'blog' : `blog/${locale}`);

/** Route of a country's page, without the base path. */
export const countryRoute = ({slug}: Country, locale: LocaleCode): string =>
  routeIn(locale, `${countriesRoute[locale]}/${slug[locale]}`);
