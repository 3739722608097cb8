/**
 * Characters that are not seen, or end a line in some languages: controls, marks of direction, U+2028, U+FEFF. The few beyond
 * U+FFFF are left as they are: `\u` with four digits cannot name them, and nothing takes them for its own.
 */
const unseen = /(?![\u{10000}-\u{10FFFF}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Whether a text holds characters that are not seen. */
export const hasUnseen = (text: string): boolean => text.search(unseen) >= 0;

/** JSON in which every character that is not seen is an escape, but for the line ends of its layout. */
export function visibleJson(value: unknown, space?: number): string {
  return JSON.stringify(value, null, space).replaceAll(unseen, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

/** A text between double quotes, for the languages that read JSON's escapes as their own. */
export const doubleQuoted = (text: string): string => visibleJson(text);

/** A text of the shell that nothing is filled into. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A text between single quotes, with JSON's escapes. */
export const singleQuoted = (text: string): string =>
  `'${doubleQuoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
