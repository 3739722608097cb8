import {expect, it} from 'vitest';
import {proseOf, textsOf} from './prose';

it('keeps the lines of prose, and leaves code, addresses and ids out', () => {
  const source =
    '---\ntitle: One\nslug: /petición\n---\n\nTwo `petición` [three](./petición.mdx)\n\n```\npetición\n```\n\n## Four {#petición}\n';
  const prose = proseOf(source);
  expect(prose.map(({text}) => text).join(' ')).not.toContain('petición');
  expect(prose.map(({line}) => line)).toEqual([1, 4, 6, 12]);
});

it('names the place of every text, and reads no example', () => {
  expect(textsOf({paths: {'/a': {summary: 'One', example: {description: 'Two'}}}})).toEqual([
    {place: '#/paths/~1a/summary', text: 'One'},
  ]);
});
