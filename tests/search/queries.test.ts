import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {docRouteIn} from '../../src/reference/remark/docUrl';
import {searchData} from '../../src/search/build/searchData';
import {SearchIndex} from '../../src/search/client/SearchIndex';

type Pages = Readonly<Record<string, readonly string[]>>;

/** Questions by the page that answers them, with a hash where it is an error or a term. */
const questions = parse(readFileSync('tests/search/queries.yaml', 'utf8')) as Readonly<Record<LocaleCode, Pages>>;

it.each(localeCodes)('the questions of queries.yaml find what answers them: %s', async (locale) => {
  const index = new SearchIndex(await searchData('.', locale, '/'), locale);
  const ranks = Object.entries(questions[locale]).flatMap(([address, queries]) => {
    const [id = '', hash] = address.split('#');
    const path = `${docRouteIn(id, locale)}${hash === undefined ? '' : `#${hash}`}`;
    return queries.map((query) => {
      const found = index.search(query).map(({record}) => record.path);
      // A page answers too by an error or a term that stands on it.
      const paths = hash === undefined ? found.map((own) => own.replace(/#.*/, '')) : found;
      return {rank: paths.indexOf(path), text: `${query}: ${path}, found ${paths.slice(0, 3).join(' ')}`};
    });
  });
  const among = (most: number): number => ranks.filter(({rank}) => rank >= 0 && rank < most).length / ranks.length;
  const missed = ranks.filter(({rank}) => rank !== 0).map(({text}) => text);
  expect(ranks.length).toBeGreaterThanOrEqual(100);
  expect(among(1), missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  expect(among(3), missed.join('\n')).toBeGreaterThanOrEqual(0.98);
});
