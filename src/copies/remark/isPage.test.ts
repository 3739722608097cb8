import {expect, it} from 'vitest';
import {isPage} from '.';

it.each<[file: string, source: string, frontMatter: object, expected: boolean]>([
  ['docs/peru.mdx', 'Text', {}, true],
  ['docs/aliases/peru.mdx', '<Page />', {alias_of: '/peru'}, false],
  ['src/pages/_sample-en.mdx', 'Text', {}, false],
  ['blog/welcome.mdx', 'Text\n\n{/* truncate */}\n\nMore', {}, true],
  ['blog/welcome.mdx', 'Text', {}, false],
])('%s with %j and %j gets a copy of its own: %s', (file, source, frontMatter, expected) => {
  expect(isPage(file, source, {...frontMatter})).toBe(expected);
});
