import globalData from '@generated/globalData';
import type {LanguageRoutes} from './localeOfPath';

/** Written at build time by `src/bilingual/routes`. */
export const languageRoutes = globalData['site-languages']?.default as LanguageRoutes;
