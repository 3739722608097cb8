import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseSearchAddress, searchAddress} from './searchAddress';

const query = fc.string({unit: 'grapheme'}).map((text) => text.trim());
const filters = fc.record({kind: fc.string(), area: fc.string()});

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
      fc.tuple(fc.constantFrom('q', 'kind', 'area'), fc.string()).map(([name, value]) => `${name}=${value}`),
    );
    fc.assert(
      fc.property(fc.array(typed, {maxLength: 4}), (parts) => {
        const search = parseSearchAddress(`?${parts.join('&')}`);
        expect(parseSearchAddress(searchAddress(search))).toEqual(search);
      }),
    );
  });
});
