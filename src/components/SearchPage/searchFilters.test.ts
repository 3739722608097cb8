import {describe, expect, it} from 'vitest';
import {parseSearchAddress, searchAddress} from './searchFilters';

describe('the address of a search', () => {
  it('holds query and filters both ways', () => {
    const search = {query: 'cédula & más', filters: {kind: 'operation', country: 'CO'}};
    expect(parseSearchAddress(searchAddress(search))).toEqual(search);
  });

  it.each([
    ['', {query: '', filters: {}}],
    ['?q=%', {query: '%', filters: {}}],
    ['?q=a&kind=<img>&area=&country=CO', {query: 'a', filters: {country: 'CO'}}],
    ['?other=1', {query: '', filters: {}}],
  ])('reads %j', (search, expected) => {
    expect(parseSearchAddress(search)).toEqual(expected);
  });
});
