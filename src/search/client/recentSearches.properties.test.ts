import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {addRecent, parseRecent} from './recentSearches';

describe('recent searches, whatever is stored', () => {
  it('are a list of texts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
        expect(parseRecent(stored).every((query) => typeof query === 'string')).toBe(true);
      }),
    );
  });

  it('begin with the last one, which is there once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.string({minLength: 1}).map((text) => `x${text.trim()}`),
        (list, query) => {
          const next = addRecent(list, query);
          expect(next[0]).toBe(query);
          expect(next.filter((item) => item === query)).toHaveLength(1);
        },
      ),
    );
  });
});
