import {describe, expect, it} from 'vitest';
import {fieldTree} from './fields';
import {sometimesAbsent} from './sometimesAbsent';
import type {Schema} from './types';

const text: Schema = {type: 'string'};
const nodes = fieldTree(
  {
    properties: {
      title: text,
      note: text,
      never: text,
      authors: {type: 'array', items: {properties: {name: text, born: text}}},
    },
  },
  false,
);

describe('sometimesAbsent', () => {
  it('names what one outcome has and another lacks', () => {
    expect(sometimesAbsent(nodes, [{title: 'A', note: null}, {title: 'B'}])).toEqual(['note']);
  });

  it('compares the items of a list with each other, and only where the list has items', () => {
    const outcomes = [{authors: [{name: 'A', born: '1900'}, {name: 'B'}]}, {authors: []}];
    expect(sometimesAbsent(nodes, outcomes)).toEqual(['authors[].born']);
  });

  it('knows nothing of a field that no outcome has, or of one outcome alone', () => {
    expect(sometimesAbsent(nodes, [{title: 'A', note: 'B', authors: [{name: 'C'}]}])).toEqual([]);
  });
});
