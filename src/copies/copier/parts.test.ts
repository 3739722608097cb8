import type {RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {longestPart, partsOf} from './parts';

/** A section whose heading is its name. */
const section = (name: string): RootContent[] => [
  {type: 'heading', depth: 2, children: [{type: 'text', value: name}]},
  {type: 'paragraph', children: [{type: 'text', value: `of ${name}`}]},
];

const split = (lengths: Readonly<Record<string, number>>): string[][] =>
  partsOf(Object.keys(lengths).flatMap(section), ([first]) => {
    const [text] = first?.type === 'heading' ? first.children : [];
    return lengths[text?.type === 'text' ? text.value : ''] ?? NaN;
  }).map((part) =>
    part.flatMap((node) =>
      node.type === 'heading' && node.children[0]?.type === 'text' ? [node.children[0].value] : [],
    ),
  );

it('leaves a document that is short enough in one part', () => {
  expect(split({a: longestPart / 2, b: longestPart / 2})).toEqual([['a', 'b']]);
});

it('begins a part before the section that would make the last one too long', () => {
  expect(split({a: longestPart / 2, b: longestPart / 2, c: 1, d: longestPart})).toEqual([['a', 'b'], ['c'], ['d']]);
});

it('keeps a section together that is longer by itself', () => {
  expect(split({a: 1, b: longestPart * 2, c: 1})).toEqual([['a'], ['b'], ['c']]);
});

it('leaves no heading alone at the end of a part', () => {
  const [heading = {type: 'thematicBreak'}, ...text] = section('a');
  const parts = partsOf([...section('b'), heading, heading, ...text], () => longestPart);
  expect(parts).toEqual([section('b'), [heading, heading, ...text]]);
});

it('keeps what stands before the first heading', () => {
  const before: RootContent = {type: 'thematicBreak'};
  expect(partsOf([before, ...section('a')], () => 1)).toEqual([[before, ...section('a')]]);
});
