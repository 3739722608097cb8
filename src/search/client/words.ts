import type {LocaleCode} from '../../../config/locales';
import languages from '../../../config/search/languages.json';

/** Lower case without accents: `Cédula` and `cedula` are one word. */
export function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, normalized: letters and digits of any script, those of `residenceExpiration` apart. */
export function words(text: string): string[] {
  return normalize(text.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A path of the API, or several words written as one: `otp_does_not_match`, `residenceExpiration`. */
const identifier = /(?:\/[\w{}:.-]+)+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+|\p{L}\p{Ll}*(?:\p{Lu}[\p{Ll}\p{N}]+)+/gu;

/** The identifiers of a text, as one word each: `residenceexpiration`. */
export function identifiers(text: string): string[] {
  // Few words have such marks, and to look for them is quick.
  const marked = text.split(/\s+/).filter((part) => /[_/]|\p{Ll}\p{Lu}/u.test(part));
  return marked.flatMap((part) => part.match(identifier) ?? []).map(normalize);
}

/**
 * A word without what numbers, genders and tenses add to it: `validaciones` and `validar` are `valid`. Of the endings of its
 * language the first that leaves three letters is taken off.
 */
export function stem(word: string, locale: LocaleCode): string {
  const single = word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
  const endings = languages[locale].endings.split(' ');
  const ending = endings.find((end) => single.endsWith(end) && single.length >= end.length + 3);
  // English doubles the last letter before some endings: "cropped", "submitting".
  return ending === undefined || /\d/.test(single)
    ? single
    : single.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, '$1');
}

/** What is indexed of a text: the stems of its words, and its identifiers whole. */
export function indexWords(text: string, locale: LocaleCode): string[] {
  return [...words(text).map((word) => stem(word, locale)), ...identifiers(text)];
}
