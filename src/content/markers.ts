import {localeCodes, localized, type LocaleCode} from '../../config/locales';
import {lineOfOffset} from './lineOfOffset';

/** What a text that a person still has to write begins with, in each language: `[to be written: what goes here]`. */
export const markers = {en: 'to be written', es: 'por escribir'} as const satisfies Record<LocaleCode, string>;

/** A marked text, and the line in which it begins, counted from 1. */
export interface FoundMarker {
  line: number;
  /** With its brackets. */
  text: string;
}

const pattern = new RegExp(
  `\\[(?:${localeCodes.map((locale) => localized(markers, locale)).join('|')}): [^\\]]*\\]`,
  'g',
);

/**
 * Marks a place at which a person has to write.
 *
 * @param what - what goes there; without square brackets
 */
export function mark(locale: LocaleCode, what: string): string {
  return `[${localized(markers, locale)}: ${what}]`;
}

/**
 * Finds the texts that are still to be written, in any language: `npm run new` leaves them in the files that it makes.
 *
 * @param text - a page, or a file of the contract
 */
export function findMarkers(text: string): FoundMarker[] {
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineOfOffset(text, match.index),
    text: match[0],
  }));
}
