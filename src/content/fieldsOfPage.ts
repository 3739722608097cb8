import {defaultLocale, localeCodes, type LocaleCode} from '../../config/locales';

/**
 * The route of the page that an alias stands for: `alias_of` in its front matter.
 *
 * @returns undefined for a page that is not an alias
 */
export function aliasOf(frontMatter: object): string | undefined {
  const {alias_of: route} = frontMatter as {alias_of?: unknown};
  return typeof route === 'string' ? route : undefined;
}

/**
 * Whether a page is kept for its address only: `archived: true` in its front matter. It carries a notice, is in no sidebar or
 * llms.txt, and comes late in the search.
 */
export function isArchived(frontMatter: object): boolean {
  return (frontMatter as {archived?: unknown}).archived === true;
}

/** The language of a post or of a page outside the docs sets: `lang` in its front matter, else the default one. */
export function postLocale({lang}: Readonly<Record<string, unknown>>): LocaleCode {
  return localeCodes.find((code) => code === lang) ?? defaultLocale;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Name and task of an author in a language: `blog/authors.yml` has `name_es` and the like beside `name`. */
export function authorIn(
  author: Readonly<Record<string, unknown>>,
  locale: LocaleCode,
): {name: string | undefined; title: string | undefined} {
  return {
    name: text(author[`name_${locale}`]) ?? text(author.name),
    title: text(author[`title_${locale}`]) ?? text(author.title),
  };
}
