import {expect, test} from 'vitest';
import {median} from './median';

test.each([
  [[7], 7],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])('median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the median of nothing is an error', () => {
  expect(() => median([])).toThrow(/no values/);
});
