import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {filterNames, parseSearchAddress, searchAddress} from './searchFilters';

const query = fc.string({unit: 'grapheme'}).map((text) => text.trim());
const filters = fc.dictionary(fc.constantFrom(...filterNames), fc.stringMatching(/^[\w-]{1,60}$/), {
  noNullPrototype: true,
});

describe('the address of a search', () => {
  it('holds any query and any filters both ways', () => {
    fc.assert(
      fc.property(query, filters, (text, narrowed) => {
        const search = {query: text, filters: narrowed};
        expect(parseSearchAddress(searchAddress(search))).toEqual(search);
      }),
    );
  });

  it('is read the same when it is written again, whatever somebody types', () => {
    const typed = fc.oneof(
      fc.string({unit: 'grapheme'}),
      fc.tuple(fc.constantFrom('q', ...filterNames), fc.string()).map(([name, value]) => `${name}=${value}`),
    );
    fc.assert(
      fc.property(fc.array(typed, {maxLength: 4}), (parts) => {
        const search = parseSearchAddress(`?${parts.join('&')}`);
        expect(parseSearchAddress(searchAddress(search))).toEqual(search);
        for (const [name, value] of Object.entries(search.filters)) {
          expect(filterNames).toContain(name);
          expect(value).toMatch(/^[\w-]{1,60}$/);
        }
      }),
    );
  });
});
