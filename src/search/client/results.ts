import {parseExcerpt, type ExcerptPart} from './excerpt';
import {highlight} from './highlight';
import {isSameWord} from './isSameWord';
import type {PagefindFragment} from './pagefind';
import {searchKinds, type SearchData, type SearchFilters, type SearchRecord} from '../SearchData';
import type {TitleHit} from './titleIndex';
import {words} from './words';

/** A page that answers a query. */
export interface SearchResult {
  /** With the base path. */
  path: string;
  title: readonly ExcerptPart[];
  excerpt: readonly ExcerptPart[];
  record: SearchRecord;
  headings: readonly {href: string; title: readonly ExcerptPart[]}[];
}

/** Headings of a page that are shown below it. */
const headingLimit = 2;

/** Whether a page is one of those to which the answer is narrowed down. */
export function passes({kind, area, country}: SearchRecord, filters: SearchFilters): boolean {
  const own: SearchFilters = {
    kind,
    ...(area === undefined ? {} : {area}),
    ...(country === undefined ? {} : {country}),
  };
  return Object.entries(filters).every(([name, value]) => own[name as keyof SearchFilters] === value);
}

/** The filters whose values the site has; an address may hold others, which would let nothing pass. */
export function knownFilters(filters: SearchFilters, {areas, countries}: SearchData): SearchFilters {
  const isKnown = {
    kind: (value: string) => searchKinds.some((kind) => kind === value),
    area: (value: string) => Object.hasOwn(areas, value),
    country: (value: string) => Object.hasOwn(countries, value),
  };
  const known = Object.entries(filters).filter(([name, value]) => isKnown[name as keyof SearchFilters](value));
  return Object.fromEntries(known);
}

/** A page that was found by what it is called, with its description. */
export function titleResult({record, matches}: TitleHit): SearchResult {
  const wanted = new Set(matches);
  const headings = [...(record.fields ?? []), ...(record.headings ?? [])]
    .filter(([, text]) => words(text).some((word) => wanted.has(word)))
    .slice(0, headingLimit)
    .map(([id, text]) => ({href: `${record.path}#${id}`, title: highlight(text, matches)}));
  const {path, title, description} = record;
  return {path, title: highlight(title, matches), excerpt: highlight(description, matches), record, headings};
}

/** Whether Pagefind found a form of the words that were searched, not only words that begin like them. */
export function isMeant(result: SearchResult, queryWords: readonly string[]): boolean {
  const marked = result.excerpt.filter(({isMatch}) => isMatch).flatMap(({text}) => words(text));
  return marked.some((found) => queryWords.some((searched) => isSameWord(searched, found)));
}

/** The rows of fields that are named as the query says, as one word: `documentNumber`. A row begins with the field's name. */
function fieldAnchors({anchors = [], content}: PagefindFragment, queryWords: readonly string[]) {
  const texts = content.split(/\s+/);
  return anchors.flatMap(({element, id, location}) => {
    const name = element === 'li' ? (texts[location] ?? '') : '';
    const own = words(name.split('.').at(-1) ?? '');
    return own.some((word) => queryWords.includes(word)) ? [{hash: `#${id}`, title: name}] : [];
  });
}

/** A page that was found by its text, with the place that matches. */
export function textResult(
  fragment: PagefindFragment,
  record: SearchRecord,
  queryWords: readonly string[],
): SearchResult {
  const places = [
    ...fieldAnchors(fragment, queryWords),
    ...(fragment.sub_results ?? [])
      .filter(({url}) => url.includes('#'))
      .map(({url, title}) => ({hash: url.slice(url.indexOf('#')), title})),
  ];
  const headings = places.slice(0, headingLimit).map(({hash, title}) => ({
    href: `${record.path}${hash}`,
    title: highlight(title, queryWords),
  }));
  const {path, title} = record;
  return {path, title: highlight(title, queryWords), excerpt: parseExcerpt(fragment.excerpt), record, headings};
}
