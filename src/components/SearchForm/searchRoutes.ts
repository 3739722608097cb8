import type {LocaleCode} from '../../../config/locales';

/** The search page of each language. */
export const searchRoutes: Readonly<Record<LocaleCode, string>> = {en: '/search', es: '/docs-es/search'};
