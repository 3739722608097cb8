import {brand} from '../../../config/brand';
import type {LocaleCode} from '../../../config/locales';
import type english from '../../../i18n/en/skills.json';
import {siteTexts} from '../../bilingual/build/siteTexts';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';

type Texts = typeof english;

/** The words of one skill. */
export interface SkillWords {
  title: string;
  /** What it does and when to use it: agents choose by it. */
  description: string;
  intro: string;
}

/** The words of all skills: `i18n/<locale>/skills.json`. */
export interface SkillTexts extends Omit<Texts, 'skills'> {
  skills: Readonly<Record<string, SkillWords>>;
}

/** The words of the skills in a language. */
export const skillTexts = (locale: LocaleCode): SkillTexts =>
  fillBrandDeep(siteTexts('skills', locale), brand) as SkillTexts;
