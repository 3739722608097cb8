import {createContext, use} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import type {LocaleCode} from '../../config/locales';
import {localeOf} from './localeOf';

/**
 * The language of a part of the page, where it is not that of its address: of a post in a list of another language, and of a
 * not-found page while it hydrates. A static host answers an unknown path with a page that was built for another one, and the
 * first render has to be the same; `Root` sets it to null right after.
 */
export const PartLocale = createContext<LocaleCode | null>(null);

/**
 * The language of the page that is shown. While the next page loads, this is still the language of the old one, because
 * Docusaurus keeps the old location in the router's context until the new page is there.
 *
 * Unlike a hook it may be called conditionally, as `React.use` may; `translate()` relies on that. `useLocation` may not, so the
 * router's own context is read, which react-router exports as `__RouterContext`.
 */
export function usePageLocale(): LocaleCode {
  return use(PartLocale) ?? localeOf(use(RouterContext).location.pathname);
}
