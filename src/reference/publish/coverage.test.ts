import {expect, it} from 'vitest';
import {areas} from '../../../config/areas';
import {coverage} from './coverage';

it('counts the operations of a country by area', () => {
  const [first, second] = areas.map(({tag}) => tag);
  const counts = coverage([
    {country: 'PE', tag: first ?? ''},
    {country: 'PE', tag: second ?? ''},
    {country: 'PE', tag: second ?? ''},
    {country: 'CL', tag: first ?? ''},
    {tag: first ?? ''},
  ]);
  expect(counts.PE).toEqual([1, 2, 0, 0, 0, 0]);
  expect(counts.CL).toEqual([1, 0, 0, 0, 0, 0]);
  expect(counts.UY).toEqual([0, 0, 0, 0, 0, 0]);
});
