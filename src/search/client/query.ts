import {localeCodes, localized, type LocaleCode} from '../../../config/locales';
import {stopWords, synonyms} from '../../../config/search/synonyms';
import {normalize, words} from './words';

/** One thing that a query asks for, in all the words that readers have for it. */
export interface QueryTerm {
  /** As typed, normalized; several words where the query holds a phrase of the synonyms. */
  typed: string;
  /** Other words for it. */
  synonyms: readonly string[];
  /** Whether it may be the beginning of a longer word: the last one is still being typed. */
  isOpen: boolean;
}

interface Group {
  phrases: readonly (readonly string[])[];
}

/** The words that the search does not ignore; all of them where it would ignore all. */
function tellingWords(text: string, locale: LocaleCode): string[] {
  const all = words(text);
  const telling = all.filter((word) => !localized(stopWords, locale).includes(word));
  return telling.length === 0 ? all : telling;
}

const groupsOf = (locale: LocaleCode): Group[] =>
  localized(synonyms, locale).map((group) => ({phrases: group.map((phrase) => tellingWords(phrase, locale))}));

const groups = Object.fromEntries(localeCodes.map((locale) => [locale, groupsOf(locale)])) as Record<
  LocaleCode,
  Group[]
>;

function startsWith(tokens: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every((word, index) => tokens[index] === word);
}

/** The longest phrase of the synonyms with which the tokens begin, and the other words of its groups. */
function leadingPhrase(tokens: readonly string[], locale: LocaleCode): {length: number; others: string[]} {
  let length = 1;
  let others: string[] = [];
  for (const {phrases} of groups[locale]) {
    const phrase = phrases.filter((candidate) => startsWith(tokens, candidate)).sort((a, b) => b.length - a.length)[0];
    if (phrase !== undefined && phrase.length >= length) {
      others = phrase.length > length ? [] : others;
      length = phrase.length;
      const rest = phrases.filter((candidate) => candidate !== phrase).map((candidate) => candidate.join(' '));
      others = [...others, ...rest];
    }
  }
  return {length, others};
}

/**
 * What a query asks for: its words without those that the search ignores, with their synonyms.
 *
 * @param query - as typed
 * @param locale - the language that is searched
 */
export function queryTerms(query: string, locale: LocaleCode): QueryTerm[] {
  let tokens = tellingWords(query, locale);
  const isOpen = !/\s$/.test(query);
  const terms: QueryTerm[] = [];
  while (tokens.length > 0) {
    const {length, others} = leadingPhrase(tokens, locale);
    const typed = tokens.slice(0, length).join(' ');
    tokens = tokens.slice(length);
    terms.push({typed, synonyms: others, isOpen: isOpen && tokens.length === 0});
  }
  return terms;
}

/** The path in a query that asks for an endpoint, such as `GET /v2/co/cedula`; undefined where there is none. */
export function endpointOf(query: string): string | undefined {
  return /\/[\w{}:.-]+(?:\/[\w{}:.-]*)*/.exec(normalize(query))?.[0];
}
