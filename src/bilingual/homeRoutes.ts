import type {LocaleCode} from '../../config/locales';

/** The landing page of each language. */
export const homeRoutes: Readonly<Record<LocaleCode, string>> = {en: '/', es: '/docs-es'};
