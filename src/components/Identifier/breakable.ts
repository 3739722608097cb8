/** Shorter words fit every column. */
const longWord = /\S{12,}/g;

/** Where a name may break: behind a sign that it goes on after; JSON in a line breaks behind its commas. */
const place = /(?<=[\p{L}\d})\]][_./:-]+)(?=[\p{L}\d{])|(?<=,)/u;

/** Stands for a place until the text is split. */
const mark = '\u0000';

/**
 * Splits a text where its lines may break beside its spaces: names of fields, paths and keys break behind `_`, `.`, `/`, `:`
 * or `-`, and nowhere else.
 *
 * @returns parts, which joined are the text
 */
export function breakable(text: string): string[] {
  return text.replaceAll(longWord, (word) => word.split(place).join(mark)).split(mark);
}
