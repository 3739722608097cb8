import {createContext, use} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import siteConfig from '@generated/docusaurus.config';
import {defaultLocale, type LocaleCode} from '../../config/locales';
import {languageRoutes} from './languageRoutes';
import {localeOfPath} from './localeOfPath';

/**
 * True while a not-found page hydrates. A static host answers every unknown path with the one page that was built in
 * English, so the first render has to be English too; `Root` sets it to false right after.
 */
export const NotFoundHydration = createContext(false);

/**
 * The language of the page that is shown. While the next page loads, this is still the language of the old one, because
 * Docusaurus keeps the old location in the router's context until the new page is there.
 *
 * Unlike a hook it may be called conditionally, as `React.use` may; `translate()` relies on that.
 */
export function usePageLocale(): LocaleCode {
  if (use(NotFoundHydration)) {
    return defaultLocale;
  }
  return localeOfPath(use(RouterContext).location.pathname, siteConfig.baseUrl, languageRoutes);
}
