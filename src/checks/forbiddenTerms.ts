import {escapeRegexp} from '@docusaurus/utils';
import {defaultLocale, localeCodes, localeSettings, type LocaleCode} from '../../config/locales';

/** A variant that must not be used, and the term that stands in its place. */
export interface Variant {
  variant: string;
  term: string;
}

export type Forbidden = Record<LocaleCode, readonly Variant[]>;

/** Titles of the columns of a language: its terms, and what is ruled out. */
function columnsOf(locale: LocaleCode): [terms: string, variants: string] {
  const {englishName} = localeSettings(locale);
  return [englishName, `Not in ${englishName}`];
}

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/**
 * Reads the table of GLOSSARY.md. A language without columns in it has no forbidden words.
 *
 * @throws if a column is of no language, or the default language has none
 */
export function readForbidden(markdown: string): Forbidden {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells);
  const known = [...localeCodes.flatMap(columnsOf), 'Meaning'];
  const wrong =
    head.find((title) => !known.includes(title)) ?? columnsOf(defaultLocale).find((title) => !head.includes(title));
  if (wrong !== undefined) {
    throw new Error(
      `GLOSSARY.md: the columns are "${head.join(' | ')}", and "${wrong}" is amiss. They should be among "${known.join(' | ')}".`,
    );
  }
  const cell = (row: readonly string[], title: string): string => row[head.indexOf(title)] ?? '';
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const [terms, ruledOut] = columnsOf(locale);
      const variants = rows.flatMap((row) =>
        cell(row, ruledOut)
          .split(', ')
          .filter(Boolean)
          .map((variant) => ({variant, term: cell(row, terms)})),
      );
      return [locale, variants];
    }),
  ) as Record<LocaleCode, Variant[]>;
}

/** The variants that a text holds as whole words, in capitals or not. */
export function findVariants(text: string, list: readonly Variant[]): Variant[] {
  const folded = text.toLowerCase().replace(/\s+/g, ' ');
  return list.filter(({variant}) => {
    const word = escapeRegexp(variant.toLowerCase());
    return new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'u').test(folded);
  });
}
