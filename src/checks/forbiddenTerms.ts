import {escapeRegexp} from '@docusaurus/utils';
import {defaultLocale, localeCodes, localeSettings, type LocaleCode} from '../../config/locales';
import type {WordRule} from './words';

/** Titles of the columns of a language: its terms, and what is ruled out. */
function columnsOf(locale: LocaleCode): [terms: string, variants: string] {
  const {englishName} = localeSettings(locale);
  return [englishName, `Not in ${englishName}`];
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A variant of a term as a whole word, in capitals or not. */
const wholeWord = (variant: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegexp(variant)}(?![\\p{L}\\p{N}_])`, 'iu');

/**
 * Reads the table of GLOSSARY.md. A language without columns in it has no forbidden words.
 *
 * @returns the words that are ruled out in each language
 * @throws if a column is of no language, or the default language has none
 */
export function readForbidden(markdown: string): Record<LocaleCode, WordRule[]> {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const known = [...localeCodes.flatMap(columnsOf), 'Meaning'];
  const wrong =
    head.find((title) => !known.includes(title)) ?? columnsOf(defaultLocale).find((title) => !head.includes(title));
  if (wrong !== undefined) {
    throw new Error(
      `GLOSSARY.md: the columns are "${head.join(' | ')}", and "${wrong}" is amiss. They should be among "${known.join(' | ')}".`,
    );
  }
  const rulesIn = (locale: LocaleCode): WordRule[] => {
    const [terms, variants] = columnsOf(locale).map((title) => head.indexOf(title));
    return rows.flatMap((row) =>
      (row[variants ?? -1] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((variant) => ({
          pattern: wholeWord(variant),
          reason: 'is ruled out by GLOSSARY.md',
          write: `"${row[terms ?? -1] ?? ''}"`,
        })),
    );
  };
  return Object.fromEntries(localeCodes.map((locale) => [locale, rulesIn(locale)])) as Record<LocaleCode, WordRule[]>;
}
