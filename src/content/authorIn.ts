import type {LocaleCode} from '../../config/locales';

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
