/** What a page and its translation have to have in common: `npm run check`. */
import {defaultLocale, locales, otherLocales, type LocaleCode} from '../config/locales';
import {blankFences, lineOfOffset} from '../src/content/prose';
import type {Source} from '../src/content/readData';
import type {WrittenPage} from '../src/content/readPages';

/** All of a page but its prose. */
const skeleton = {
  'heading id': /^#{2,6} .*\{#([\w-]+)\}\s*$/gm,
  element: /<([A-Z]\w*(?:\s+(?:id|name|tag|country|workflow|step|file|region)="[^"]*")*)/g,
  link: /(?<!!)\[[^\]]*\]\(([^)\s]+\.mdx(?:#[\w-]+)?)\)/g,
  image: /!\[[^\]]*\]\(([^)\s]+)\)/g,
};

/**
 * Compares a page with its translation: same heading ids and elements in the same order, same links and images.
 *
 * @returns for each of these an error where the two differ first, with what both have there
 */
export function compareSources(original: Source, translation: Source): string[] {
  return Object.entries(skeleton).flatMap(([part, pattern]) => {
    const found = ({text}: Source) =>
      [...blankFences(text).matchAll(pattern)].map(({index, 1: name = ''}) => ({
        name,
        line: lineOfOffset(text, index),
      }));
    const all = [found(original), found(translation)] as const;
    if (part === 'link') {
      // Their order may differ, as the order of countries does.
      all.forEach((links) => links.sort((a, b) => (a.name < b.name ? -1 : 1)));
    }
    const [first, second] = all;
    const at = first.findIndex(({name}, index) => name !== second[index]?.name);
    const [own, other] = at < 0 ? [undefined, second[first.length]] : [first[at], second[at]];
    const say = (item: typeof own): string => (item === undefined ? 'no other' : `"${item.name}" (line ${item.line})`);
    return own === undefined && other === undefined
      ? []
      : [
          `${translation.file}:${other?.line ?? 1}: of each ${part}, ${original.file} has ${say(own)} where this page has ${say(other)}. Give both the same.`,
        ];
  });
}

/** Whether a page is no second address of another. */
export const isOwn = ({frontMatter}: WrittenPage): boolean => frontMatter.alias_of === undefined;

/** All languages hold the same pages and posts, and these the same headings, elements, links and images. */
export function parity(pages: Record<LocaleCode, WrittenPage[]>, posts: readonly WrittenPage[]): string[] {
  const byId = (locale: LocaleCode) => new Map(pages[locale].filter(isOwn).map((page) => [page.id, page]));
  const originals = byId(defaultLocale);
  const inDocs = otherLocales.flatMap((locale) => {
    const translations = byId(locale);
    const missing = (ids: Iterable<string>, others: ReadonlyMap<string, unknown>, code: LocaleCode): string[] =>
      [...ids]
        .filter((id) => !others.has(id))
        .map((id) => `${locales[code].docsPath}/${id}.mdx:1: the page is missing.`);
    return [
      ...missing(originals.keys(), translations, locale),
      ...missing(translations.keys(), originals, defaultLocale),
      ...[...originals].flatMap(([id, page]) => {
        const translation = translations.get(id);
        return translation === undefined ? [] : compareSources(page, translation);
      }),
    ];
  });
  const inBlog = posts.flatMap((post) => {
    const other = posts.find(({id}) => id === post.frontMatter.counterpart);
    const isNamedBack = posts.some(({frontMatter}) => frontMatter.counterpart === post.id);
    if (other === undefined) {
      return isNamedBack ? [] : [`${post.file}:1: "counterpart" has to be the slug of the post in the other language.`];
    }
    return post.locale === defaultLocale ? compareSources(post, other) : compareSources(other, post);
  });
  return [...inDocs, ...new Set(inBlog)];
}
