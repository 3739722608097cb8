import {brand} from '../../config/brand';
import type {LocaleCode} from '../../config/locales';
import {siteTexts} from '../bilingual/build/siteTexts';
import {fillBrandDeep} from '../content/remark/brand/fillBrand';
import {routeIn} from '../content/routeIn';

/** What indexes and copies say beside the pages: `i18n/<locale>/llms.json`. */
export interface CopyTexts {
  title: string;
  summary: string;
  copies: string;
  contract: string;
  others: string;
  sections: string;
  first: string;
  blog: string;
  /** Before the link to the index, on the first line of a copy. */
  index: string;
  /** Before the number of pages of a section. */
  pages: string;
  /** Before the link to the samples of a request in the other languages. */
  request: string;
  /** Before the link to a whole program. */
  program: string;
  /** Before the title of a page: the title of its samples. */
  samples: string;
  /** Before the link from samples to their page. */
  page: string;
  /** Before the link to the next part of a copy, and the text of the link. */
  next: string;
  part: string;
}

/** The texts of indexes and copies in a language. */
export const copyTexts = (locale: LocaleCode): CopyTexts =>
  fillBrandDeep(siteTexts('llms', locale), brand) as CopyTexts;

/** Path of the index of a language, below the base path. */
export const indexPath = (locale: LocaleCode): string => routeIn(locale, '/llms.txt').slice(1);

/**
 * Path of the index of a section, below the base path.
 *
 * @param key - of the section, which is the same in every language
 */
export const sectionPath = (locale: LocaleCode, key: string): string => routeIn(locale, `/llms/${key}.txt`).slice(1);
