import type {LocaleCode} from '../../config/locales';

/** A variant that must not be used, and the term that stands in its place. */
export interface Variant {
  variant: string;
  term: string;
}

export type Forbidden = Readonly<Record<LocaleCode, readonly Variant[]>>;

/** Where a variant was found. */
export interface Hit extends Variant {
  place: string;
}

const header = ['English', 'Spanish', 'Not in English', 'Not in Spanish', 'Meaning'];

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function variants(list: string, term: string): Variant[] {
  return list
    .split(', ')
    .filter(Boolean)
    .map((variant) => ({variant, term}));
}

/**
 * Reads the table of GLOSSARY.md.
 *
 * @throws if the table does not have the columns that it should
 */
export function readForbidden(markdown: string): Forbidden {
  const [head, , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells);
  if (head?.join() !== header.join()) {
    throw new Error(
      `GLOSSARY.md: the columns are "${head?.join(' | ') ?? ''}". They should be "${header.join(' | ')}".`,
    );
  }
  return {
    en: rows.flatMap(([english = '', , notEnglish = '']) => variants(notEnglish, english)),
    es: rows.flatMap(([, spanish = '', , notSpanish = '']) => variants(notSpanish, spanish)),
  };
}

/** The variants that a text holds as whole words, in capitals or not. */
export function findVariants(text: string, list: readonly Variant[]): Variant[] {
  const folded = text.toLowerCase().replace(/\s+/g, ' ');
  return list.filter(({variant}) => {
    const word = variant.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'u').test(folded);
  });
}
