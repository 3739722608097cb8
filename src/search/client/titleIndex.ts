import MiniSearch, {type Query, type SearchResult as Match} from 'minisearch';
import type {LocaleCode} from '../../../config/locales';
import {endpointOf, queryTerms, type QueryTerm} from './query';
import type {SearchData, SearchRecord} from '../SearchData';
import {normalize, words} from './words';

/** A page that was found by what is known of it, and the words of it that match. */
export interface TitleHit {
  record: SearchRecord;
  score: number;
  /** Normalized. */
  matches: readonly string[];
  /** Whether it has every word of the query, rather than some. */
  isWhole: boolean;
}

const fields = {
  title: 8,
  keywords: 5,
  fields: 5,
  path: 1.5,
  endpoints: 2,
  country: 5,
  headings: 2,
  area: 1.5,
  description: 1.5,
};

/** How much a synonym counts beside the word itself, and a word of another spelling. */
const synonymWeight = 0.55;
const fuzzyWeight = 0.4;

/** Words of this many letters may have one of them wrong. */
const fuzzyFrom = 4;

function wordsOf(record: SearchRecord, field: string, data: SearchData): string {
  const {
    title,
    keywords = [],
    fields: fieldTexts = [],
    endpoints = [],
    country,
    headings = [],
    area,
    description,
  } = record;
  switch (field) {
    case 'title':
      return title;
    case 'keywords':
      return keywords.join(' ');
    case 'fields':
      return fieldTexts.map(([, text]) => text).join(' ');
    case 'endpoints':
      return endpoints.join(' ');
    case 'country':
      return country === undefined ? '' : (data.countries[country] ?? '');
    case 'headings':
      return headings.map(([, text]) => text).join(' ');
    case 'area':
      return area === undefined ? '' : (data.areas[area] ?? '');
    case 'description':
      return description;
    default:
      // MiniSearch asks for the id too, which is the path.
      return record.path;
  }
}

/**
 * How well the name of a page matches what was typed: 1 where title or sidebar label is just that, 0 where they share no word.
 * Without it a long title that mentions a subject would come before the page that is about it.
 */
function nameMatch({title, keywords = []}: SearchRecord, typed: readonly string[]): number {
  const match = (name: string): number => {
    const own = words(name);
    const shared = typed.filter((word) => own.includes(word)).length;
    return own.length === 0 ? 0 : (shared / own.length) * (shared / typed.length);
  };
  return Math.max(match(title), ...keywords.map(match));
}

function termQuery({typed, synonyms, isOpen}: QueryTerm): Query {
  const phrase = (text: string): Query => ({combineWith: 'AND', queries: words(text)});
  const own: Query = {
    combineWith: 'AND',
    queries: words(typed),
    prefix: isOpen,
    fuzzy: (word) => (word.length >= fuzzyFrom ? 1 : false),
    maxFuzzy: 1,
    weights: {fuzzy: fuzzyWeight, prefix: 0.7},
  };
  return {
    combineWith: 'OR',
    queries: [
      own,
      ...synonyms.map((synonym): Query => ({
        combineWith: 'AND',
        queries: [phrase(synonym)],
        boostTerm: () => synonymWeight,
      })),
    ],
  };
}

/** Finds pages by title, keywords, country, area, headings and endpoint; in memory, so while a word is being typed. */
export class TitleIndex {
  private readonly index: MiniSearch<SearchRecord>;
  private readonly records: ReadonlyMap<string, SearchRecord>;

  public constructor(
    data: SearchData,
    private readonly locale: LocaleCode,
  ) {
    this.records = new Map(data.records.map((record) => [record.path, record]));
    this.index = new MiniSearch<SearchRecord>({
      idField: 'path',
      fields: Object.keys(fields),
      extractField: (record, field) => wordsOf(record, field, data),
      tokenize: words,
      processTerm: (term) => term,
      searchOptions: {boost: fields, bm25: {k: 1.2, b: 0.4, d: 0.5}},
    });
    this.index.addAll(data.records);
  }

  /**
   * @param query - as typed
   * @returns the pages that have every word of it, best first, and after them those that have some
   */
  public search(query: string): TitleHit[] {
    const endpoint = endpointOf(query);
    const byEndpoint = endpoint === undefined ? [] : this.searchEndpoint(endpoint);
    if (byEndpoint.length > 0) {
      return byEndpoint;
    }
    const terms = queryTerms(query, this.locale);
    if (terms.length === 0) {
      return [];
    }
    const queries = terms.map(termQuery);
    const typed = terms.flatMap((term) => words(term.typed));
    const rank = (hits: readonly TitleHit[]): TitleHit[] =>
      hits
        .map((hit) => ({...hit, score: hit.score * (1 + 2 * nameMatch(hit.record, typed))}))
        .sort((a, b) => b.score - a.score);
    const whole = rank(this.run({combineWith: 'AND', queries}, true));
    const found = new Set(whole.map(({record}) => record.path));
    const some = terms.length === 1 ? [] : rank(this.run({combineWith: 'OR', queries}, false));
    return [...whole, ...some.filter(({record}) => !found.has(record.path))];
  }

  /** The record of a path, for what the index of texts finds. */
  public record(path: string): SearchRecord | undefined {
    return this.records.get(path);
  }

  private run(query: Query, isWhole: boolean): TitleHit[] {
    return this.index.search(query).flatMap((match: Match) => {
      const record = this.records.get(match.id as string);
      return record === undefined ? [] : [{record, score: match.score, matches: match.terms, isWhole}];
    });
  }

  /** Pages with an endpoint of this path first, then those with a path that begins so or holds it. */
  private searchEndpoint(path: string): TitleHit[] {
    const rank = (endpoint: string): number =>
      endpoint === path ? 3 : endpoint.startsWith(path) ? 2 : endpoint.includes(path) ? 1 : 0;
    return [...this.records.values()]
      .map((record) => ({
        record,
        score: Math.max(0, ...(record.endpoints ?? []).map((endpoint) => rank(normalize(endpoint)))),
        matches: words(path),
        isWhole: true,
      }))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
  }
}
