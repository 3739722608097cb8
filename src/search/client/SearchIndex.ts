import MiniSearch from 'minisearch';
import {countries} from '../../../config/countries';
import {type LocaleCode} from '../../../config/locales';
import demonyms from '../../../config/search/demonyms.json';
import languages from '../../../config/search/languages.json';
import {weights} from '../../../config/search/weights';
import type {SearchData, SearchRecord} from '../SearchData';
import {queryTerms, type QueryTerm} from './query';
import {indexWords} from './words';

/** An answer to a query. */
export interface SearchHit {
  record: SearchRecord;
  /** For each word of the query its words that match what was typed; none where it has only a synonym. */
  matches: readonly (readonly string[])[];
}

/** What a record has of a term of the query. */
interface Match {
  score: number;
  /** Its words that match what was typed. */
  words: readonly string[];
}

/** The texts of a record by the fields of the index. */
function textsOf(record: SearchRecord): Record<keyof typeof weights.fields, string> {
  const {title, description, country = '', body = ''} = record;
  const {
    keywords = [],
    operations = [],
    endpoints = [],
    methods = [],
    fields = [],
    others = [],
    headings = [],
  } = record;
  const names = countries.filter(({code}) => code === country).flatMap(({name}) => Object.values(name));
  return {
    title,
    keywords: [...keywords, ...operations].join('\n'),
    country: [...names, (demonyms as Record<string, string>)[country]].join('\n'),
    endpoints: [...endpoints, ...methods].join('\n'),
    others: others.join('\n'),
    headings: headings.map(([, text]) => text).join('\n'),
    fields: fields.map(([, text]) => text).join('\n'),
    description,
    body,
  };
}

/** The share of a word's letters that may be wrong; none in a short one. */
const fuzzy = ({length}: string): number | false => length > 3 && 0.3;

/** How far something is called what was typed: 1 where it is just that, 0 where they share no word. */
function nameMatch(name: ReadonlySet<string>, matches: readonly Match[], terms: number): number {
  const asked = matches.filter(({words}) => words.some((word) => name.has(word))).length / terms;
  const covered = [...name].filter((word) => matches.some(({words}) => words.includes(word))).length / name.size;
  return name.size === 0 ? 0 : asked * covered;
}

/** Finds what answers a query, in memory, so while a word is being typed. */
export class SearchIndex {
  private readonly index: MiniSearch;
  /** The words of what each record is called. */
  private readonly names: readonly (readonly ReadonlySet<string>[])[];

  /** @param data - of one language */
  public constructor(
    public readonly data: SearchData,
    private readonly locale: LocaleCode,
  ) {
    this.index = new MiniSearch({
      fields: Object.keys(weights.fields),
      // The words of bodies are stems already.
      tokenize: (text, field) => (field === 'body' ? text.split(' ') : indexWords(text, locale)),
      processTerm: (word) => word,
      searchOptions: {tokenize: (word) => [word], boost: weights.fields, combineWith: 'AND'},
    });
    this.index.addAll(data.records.map((record, id) => ({...textsOf(record), id})));
    this.names = data.records.map(({title, keywords = []}) =>
      [title, ...keywords].map((name) => new Set(indexWords(name, locale))),
    );
  }

  /** @returns what answers a query, best first */
  public search(query: string): SearchHit[] {
    const terms = queryTerms(query, this.locale, (name) => this.index.search(name, {prefix: true}).length > 0);
    const found = terms.map((term) => this.matchesOf(term));
    const isAsked = new RegExp(languages[this.locale].meaningQuestion, 'i').test(query);
    const kinds = {...weights.kinds, ...(isAsked ? {term: weights.askedTerm} : {})};
    return this.data.records
      .flatMap((record, id) => {
        const matches = found.flatMap((records) => records.get(id) ?? []);
        const score = matches.reduce((sum, match) => sum + match.score, 0);
        const whole = (matches.length / terms.length) ** weights.whole;
        const named = Math.max(0, ...(this.names[id] ?? []).map((name) => nameMatch(name, matches, terms.length)));
        const age = record.isArchived === true ? weights.archived : 1;
        const rank = score * whole * (1 + weights.name * named) * kinds[record.kind] * age;
        return matches.length === 0 ? [] : [{record, matches: matches.map(({words}) => words), rank}];
      })
      .sort((a, b) => b.rank - a.rank);
  }

  /** The records with a term, by number: as it was typed, or with the best of what may stand for it. */
  private matchesOf({typed, synonyms, isOpen}: QueryTerm): ReadonlyMap<number, Match> {
    const isWord = typed.length === 1;
    const queries = [...typed];
    const isUnknown = isWord && this.index.search({queries}).length === 0;
    const own = this.index.search({queries, prefix: isOpen && isWord, fuzzy: isUnknown && fuzzy});
    const best = new Map(
      own.map(({id, score, match}) => [Number(id), {score: score / typed.length, words: Object.keys(match)}]),
    );
    for (const synonym of synonyms) {
      for (const {id, score} of this.index.search({queries: [...synonym]})) {
        const {score: known, words} = best.get(Number(id)) ?? {score: 0, words: []};
        best.set(Number(id), {score: Math.max(known, (score * weights.synonym) / synonym.length), words});
      }
    }
    return best;
  }
}
