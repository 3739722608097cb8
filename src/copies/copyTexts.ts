import {brand} from '../../config/brand';
import type {LocaleCode} from '../../config/locales';
import type english from '../../i18n/en/llms.json';
import {siteTexts} from '../bilingual/build/siteTexts';
import {fillBrandDeep} from '../content/remark/brand/fillBrand';
import {routeIn} from '../content/routes';

/** What indexes and copies say beside the pages, from `i18n/<locale>/llms.json`. */
export const copyTexts = (locale: LocaleCode): typeof english =>
  fillBrandDeep(siteTexts('llms', locale), brand) as typeof english;

/** Route of the index of a language. */
export const indexRoute = (locale: LocaleCode): string => routeIn(locale, '/llms.txt');
