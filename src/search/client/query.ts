import {localeCodes, type LocaleCode} from '../../../config/locales';
import languages from '../../../config/search/languages.json';
import synonyms from '../../../config/search/synonyms.json';
import {identifiers, stem, words} from './words';

/** Stems of words that stand beside each other. */
type Phrase = readonly string[];

/** One thing that a query asks for. */
export interface QueryTerm {
  /** As typed; several words where they are a phrase of the synonyms. */
  typed: Phrase;
  /** Other words for it. */
  synonyms: readonly Phrase[];
  /** Whether it may be the beginning of a longer word: it is still being typed. */
  isOpen: boolean;
}

/** The stems of a text without the words that the search ignores; all of them where it would ignore all. */
function tellingStems(text: string, locale: LocaleCode): string[] {
  const ignored = languages[locale].stopWords.split(' ');
  const all = words(text);
  const telling = all.filter((word) => !ignored.includes(word));
  return (telling.length === 0 ? all : telling).map((word) => stem(word, locale));
}

/**
 * By language, groups of phrases that mean one thing to readers of any language: they write words of another, too. Names of
 * documents and countries are not needed: the glossary, the titles in the other language and `demonyms.json` have them.
 */
const groups = new Map(
  localeCodes.map((locale) => [
    locale,
    synonyms.map((group) => group.split(', ').map((phrase): Phrase => tellingStems(phrase, locale))),
  ]),
);

/** The longest phrase of the synonyms with which the stems begin, and the other phrases of its groups. */
function leadingPhrase(stems: Phrase, locale: LocaleCode): Omit<QueryTerm, 'isOpen'> {
  const begins = (phrase: Phrase): boolean => phrase.every((word, index) => stems[index] === word);
  const found = (groups.get(locale) ?? []).flatMap((group) =>
    group.filter(begins).map((own) => ({own, others: group.filter((phrase) => phrase !== own)})),
  );
  const length = Math.max(1, ...found.map(({own}) => own.length));
  return {
    typed: stems.slice(0, length),
    synonyms: found.filter(({own}) => own.length === length).flatMap(({others}) => others),
  };
}

/**
 * What a query asks for: its identifiers, then its words without those that the search ignores, with their synonyms.
 *
 * @param query - as typed
 * @param locale - the language that is searched
 * @param isKnown - whether the index has an identifier such as `otp_does_not_match`; of others the words are searched
 */
export function queryTerms(query: string, locale: LocaleCode, isKnown: (name: string) => boolean): QueryTerm[] {
  const known = identifiers(query).filter(isKnown);
  // An identifier may be known by its beginning only, whatever follows it.
  const terms: QueryTerm[] = known.map((name) => ({typed: [name], synonyms: [], isOpen: true}));
  const parts = query.split(/\s+/);
  const rest = parts.filter((part) => !identifiers(part).some((name) => known.includes(name)));
  const isOpen = parts.at(-1) !== '' && parts.at(-1) === rest.at(-1);
  let stems = tellingStems(rest.join(' '), locale);
  while (stems.length > 0) {
    const term = leadingPhrase(stems, locale);
    stems = stems.slice(term.typed.length);
    terms.push({...term, isOpen: isOpen && stems.length === 0});
  }
  return terms;
}
