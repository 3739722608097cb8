import type {ExcerptPart} from './excerpt';
import {normalize} from './words';

/**
 * Splits a text at the words that match, for marking them.
 *
 * @param matches - normalized words
 */
export function highlight(text: string, matches: readonly string[]): ExcerptPart[] {
  const wanted = new Set(matches);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({text: part, isMatch: wanted.has(normalize(part))}));
}
