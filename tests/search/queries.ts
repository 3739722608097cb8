import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {LocaleCode} from '../../config/locales';
import {docRouteIn} from '../../src/reference/remark/docUrl';

/** A question, and the address that answers it. */
export interface Query {
  query: string;
  /** With a hash where it is an error or a term. */
  path: string;
}

type Pages = Readonly<Record<string, readonly string[]>>;

const file = 'tests/search/queries.yaml';

/** The questions of `queries.yaml` in a language. */
export function queriesIn(locale: LocaleCode): Query[] {
  const pages = (parse(readFileSync(file, 'utf8')) as Readonly<Partial<Record<LocaleCode, Pages>>>)[locale] ?? {};
  return Object.entries(pages).flatMap(([address, queries]) => {
    const [id = '', hash] = address.split('#');
    const path = `${docRouteIn(id, locale)}${hash === undefined ? '' : `#${hash}`}`;
    return queries.map((query) => ({query, path}));
  });
}

/** What part of the questions is to have its answer first, and among three. */
const wanted = {first: 0.92, firstThree: 0.98};

/**
 * Compares what was found with what answers the questions.
 *
 * @param found - for each question the addresses, best first
 * @returns the questions whose answer is not first; `isEnough` says whether there are as few as there should be
 */
export function missed(queries: readonly Query[], found: readonly (readonly string[])[]) {
  const ranks = queries.map(({query, path}, index) => {
    // A page answers too by an error or a term that stands on it.
    const paths = (found[index] ?? []).map((own) => (path.includes('#') ? own : own.replace(/#.*/, '')));
    return {rank: paths.indexOf(path), text: `${query}: ${path}, found ${paths.slice(0, 3).join(' ')}`};
  });
  const part = (most: number): number => ranks.filter(({rank}) => rank >= 0 && rank < most).length / ranks.length;
  return {
    isEnough: part(1) >= wanted.first && part(3) >= wanted.firstThree,
    text: [
      `first ${part(1)}, first three ${part(3)}`,
      ...ranks.filter(({rank}) => rank !== 0).map(({text}) => text),
    ].join('\n'),
  };
}
