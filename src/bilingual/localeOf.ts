import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import type {LocaleCode} from '../../config/locales';
import {localeOfPath, type LanguageRoutes} from './localeOfPath';

/** Written by `src/bilingual/build` when the site is built. */
export const languageRoutes = globalData['site-languages']?.default as LanguageRoutes;

/** The language of the page at a path with the base path. */
export const localeOf = (path: string): LocaleCode => localeOfPath(path, siteConfig.baseUrl, languageRoutes);
