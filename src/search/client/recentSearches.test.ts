import {describe, expect, it} from 'vitest';
import {addRecent, parseRecent} from './recentSearches';

describe('recent searches', () => {
  it('keeps the newest five, each once', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'c', ' f '].reduce<string[]>(addRecent, []);
    expect(list).toEqual(['f', 'c', 'e', 'd', 'b']);
    expect(addRecent(list, '  ')).toEqual(list);
  });

  it.each([null, '', 'text', '{"a":1}', '[', '[1, {}]', '[]]'])('reads %j as none', (stored) => {
    expect(parseRecent(stored)).toEqual([]);
  });

  it('reads what was written', () => {
    expect(parseRecent(JSON.stringify(['a', 'b']))).toEqual(['a', 'b']);
  });
});
