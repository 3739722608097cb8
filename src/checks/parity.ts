import {defaultLocale, localeSettings, otherLocales, type LocaleCode} from '../../config/locales';
import type {ContentPage} from '../content/readPages';
import type {Source} from '../content/sources';
import type {Check, CheckedSite} from './Check';
import {skeletonOf, type Skeleton} from './skeleton';

/** A difference between two languages. */
export interface Difference {
  /** The file that has to change. */
  file: string;
  /** The line to begin at. */
  line: number;
  message: string;
}

/** The line of a file that holds something; the first one where none does as it is written. */
function lineWith(text: string, part: keyof Skeleton, item: string): number {
  // The name of an element may be a word of the text, too: `<Terms />`.
  const written = part === 'element' ? `<${item}` : item;
  return Math.max(1, text.split('\n').findIndex((line) => line.includes(written)) + 1);
}

/** What one list has and the other lacks, counting repetitions. */
function surplus(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}

/** Where a translation first has another order than its original. */
function firstMoved(original: Source, {file, text}: Source, part: keyof Skeleton): Omit<Difference, 'message'> {
  const items = skeletonOf(original.text)[part];
  const moved = skeletonOf(text)[part].find((item, index) => item !== items[index]) ?? '';
  return {file, line: lineWith(text, part, moved)};
}

/**
 * Compares a page with its translation: same heading ids and elements in the same order, same links and images.
 *
 * @throws if front matter cannot be read
 */
export function compareSources(original: Source, translation: Source): Difference[] {
  const [first, second] = [skeletonOf(original.text), skeletonOf(translation.text)];
  return (Object.keys(first) as (keyof Skeleton)[]).flatMap((part) => {
    const lacks = ({file}: Source, items: readonly string[], other: Source): Difference[] =>
      items.map((item) => {
        const there = `${other.file}:${lineWith(other.text, part, item)}`;
        return {file, line: 1, message: `the ${part} "${item}" of ${there} is missing.`};
      });
    const missing = [
      ...lacks(translation, surplus(first[part], second[part]), original),
      ...lacks(original, surplus(second[part], first[part]), translation),
    ];
    const isReordered = missing.length === 0 && first[part].join('\n') !== second[part].join('\n');
    return isReordered
      ? [
          {
            ...firstMoved(original, translation, part),
            message: `the ${part}s stand in another order than in ${original.file}.`,
          },
        ]
      : missing;
  });
}

/** The pages that a language lacks. */
function missingPages(pages: readonly ContentPage[], others: readonly ContentPage[], locale: LocaleCode): Difference[] {
  const {docsPath, label} = localeSettings(locale);
  return pages
    .filter(({id}) => !others.some((other) => other.id === id))
    .map(({id}) => ({file: `${docsPath}/${id}.mdx`, line: 1, message: `the page is missing. Write it in ${label}.`}));
}

/** What differs between the default language and another one. */
function compareLanguages({pages}: CheckedSite, locale: LocaleCode): Difference[] {
  const written = (code: LocaleCode): ContentPage[] => pages[code].filter(({isAlias}) => !isAlias);
  const [originals, translations] = [written(defaultLocale), written(locale)];
  return [
    ...missingPages(originals, translations, locale),
    ...missingPages(translations, originals, defaultLocale),
    ...originals.flatMap((page) => {
      const translation = translations.find(({id}) => id === page.id);
      return translation === undefined ? [] : compareSources(page, translation);
    }),
  ];
}

/** Whether a difference is a translation that a draft still waits for. */
function isAwaited({file}: Difference, locale: LocaleCode): boolean {
  const {isDraft = false, docsPath} = localeSettings(locale);
  return isDraft && file.startsWith(`${docsPath}/`);
}

/** All languages hold the same pages, and the pages the same headings, elements, links and images. */
export const parity: Check = {
  name: 'parity',
  run: (site) =>
    otherLocales.flatMap((locale) =>
      compareLanguages(site, locale)
        .filter((difference) => !isAwaited(difference, locale))
        .map(({file, line, message}) => `${file}:${line}: ${message}`),
    ),
};

/**
 * What the drafts among the languages lack, which is no fault.
 *
 * @returns one line for each file, with the number of things that it lacks
 */
export function untranslated(site: CheckedSite): string[] {
  return otherLocales.flatMap((locale) => {
    const files = compareLanguages(site, locale)
      .filter((difference) => isAwaited(difference, locale))
      .map(({file}) => file);
    return [...new Set(files)].map(
      (file) => `${file}: not translated yet (${files.filter((other) => other === file).length})`,
    );
  });
}
