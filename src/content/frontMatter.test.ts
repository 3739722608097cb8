import {expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter';

it('reads the fields, and the text below them', () => {
  const {frontMatter, body} = parseFrontMatter('---\ntitle: "One: two"\n---\n\nText.\n');
  expect([frontMatter, body]).toEqual([{title: 'One: two'}, 'Text.']);
});

it.each([
  ['a: b', /^docs\/a\.mdx:3: the front matter cannot be read \(.*\)\. Fix it/],
  ['"{brand.nmae}"', /^docs\/a\.mdx:1: .*"\{brand\.nmae\}" is not in config\/brand\.ts/],
])('names file and fix of what it cannot read: %s', (value, message) => {
  expect(() => parseFrontMatter(`---\ntitle: One\nslug: ${value}\n---\n`, 'docs/a.mdx')).toThrow(message);
});
