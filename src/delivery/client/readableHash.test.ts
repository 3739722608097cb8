import {expect, it} from 'vitest';
import {readableHash} from './readableHash';

it.each([
  ['', ''],
  ['#errors', '#errors'],
  ['#%C3%B1', '#%C3%B1'],
  ['#%', '#%25'],
  ['#%ff', '#%25ff'],
  ['#a%20b%', '#a%2520b%25'],
])('%j is read as %j', (hash, readable) => {
  expect(readableHash(hash)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});
