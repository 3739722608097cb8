import {locales, type LocaleCode} from '../../config/locales';

/** Where "home" is in each language: the landing page, and the welcome page of the Spanish set. */
export const homeRoutes: Readonly<Record<LocaleCode, string>> = {en: '/', es: locales.es.introRoute};
