import {defaultLocale, localeCodes, type LocaleCode} from '../../config/locales';
import type {FrontMatter} from './frontMatter';

/** The route of the page that an alias stands for: `alias_of` in its front matter; undefined for a page that is no alias. */
export const aliasOf = (frontMatter: object): string | undefined => (frontMatter as FrontMatter).alias_of;

/**
 * Whether a page is kept for its address only: `archived: true` in its front matter. It carries a notice, is in no sidebar or
 * llms.txt, and comes late in the search.
 */
export const isArchived = (frontMatter: object): boolean => (frontMatter as FrontMatter).archived === true;

/** The language of a post or of a page outside the docs sets: `lang` in its front matter, else the default one. */
export function postLocale({lang}: Readonly<Record<string, unknown>>): LocaleCode {
  return localeCodes.find((code) => code === lang) ?? defaultLocale;
}

/** Name and task of an author in a language: `blog/authors.yml` has `name_es` and the like beside `name`. */
export function authorIn(author: object, locale: LocaleCode): {name: string | undefined; title: string | undefined} {
  const texts = author as Readonly<Partial<Record<string, string>>>;
  return {name: texts[`name_${locale}`] ?? texts.name, title: texts[`title_${locale}`] ?? texts.title};
}
