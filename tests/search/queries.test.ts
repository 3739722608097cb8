import {expect, it} from 'vitest';
import {requiredLocales} from '../../config/locales';
import {searchData} from '../../src/search/build/searchData';
import {SearchIndex} from '../../src/search/client/SearchIndex';
import {missed, queriesIn} from './queries';

it.each(requiredLocales)('the questions of queries.yaml find what answers them: %s', async (locale) => {
  const index = new SearchIndex(await searchData('.', locale, '/'), locale);
  const queries = queriesIn(locale);
  expect(queries.length).toBeGreaterThanOrEqual(100);
  const {isEnough, text} = missed(
    queries,
    queries.map(({query}) => index.search(query).map(({record}) => record.path)),
  );
  expect(isEnough, text).toBe(true);
});
