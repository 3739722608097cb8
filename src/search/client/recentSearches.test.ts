import {expect, it} from 'vitest';
import {addRecent, parseRecent} from './recentSearches';

it('keeps the newest five searches, each once', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'c', ' f '].reduce<string[]>(addRecent, []);
  expect(list).toEqual(['f', 'c', 'e', 'd', 'b']);
  expect(addRecent(list, '  ')).toEqual(list);
  expect(parseRecent(JSON.stringify(list))).toEqual(list);
});

it.each([null, '', 'text', '{"a":1}', '[', '[1, {}]', '[]]'])('reads %j as none', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});
