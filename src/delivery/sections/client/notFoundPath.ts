import siteConfig from '@generated/docusaurus.config';
import {notFoundLocale} from '../../../bilingual/notFoundLocale';
import {homeRoute} from '../../../content/routeIn';

/**
 * The path whose section is loaded for a not-found page: the address in the browser leads nowhere, so none describes it.
 *
 * @returns with the base path; undefined on any other page
 */
export function notFoundPath(): string | undefined {
  const locale = notFoundLocale();
  return locale === null ? undefined : `${siteConfig.baseUrl}${homeRoute(locale).slice(1)}`;
}
