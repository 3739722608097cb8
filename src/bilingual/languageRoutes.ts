import globalData from '@generated/globalData';
import type {LanguageRoutes} from './localeOfPath';

/** Written by `src/bilingual/build` when the site is built. */
export const languageRoutes = globalData['site-languages']?.default as LanguageRoutes;
