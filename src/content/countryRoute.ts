import {countriesRoute, type Country} from '../../config/countries';
import {defaultLocale, type LocaleCode} from '../../config/locales';
import {routeIn} from './routeIn';

/**
 * Route of a country's page, without the base path: in the default language where the country has no slug,
 * and so no page, in this one.
 */
export function countryRoute({slug}: Country, locale: LocaleCode): string {
  const language = slug[locale] === undefined ? defaultLocale : locale;
  return routeIn(language, `${countriesRoute[language] ?? ''}/${slug[language] ?? ''}`);
}
