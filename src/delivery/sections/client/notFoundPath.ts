import siteConfig from '@generated/docusaurus.config';
import {homeRoutes} from '../../../bilingual/homeRoutes';
import {notFoundLocale} from '../../../bilingual/notFoundLocale';

/**
 * The path whose section is loaded for a not-found page: the address in the browser leads nowhere, so none describes it.
 *
 * @returns with the base path; undefined on any other page
 */
export function notFoundPath(): string | undefined {
  const locale = notFoundLocale();
  return locale === null ? undefined : `${siteConfig.baseUrl}${homeRoutes[locale].slice(1)}`;
}
