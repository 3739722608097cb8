import {describe, expect, it} from 'vitest';
import {findVariants, readForbidden} from './forbidden';
import {proseOf, textsOf} from '../../src/content/prose';

const table = `
| English | Spanish | Not in English | Not in Spanish | Meaning |
| --- | --- | --- | --- | --- |
| request | solicitud | | petición, peticiones | What is sent. |
| wallet | billetera | purse | | |
`;

describe('readForbidden', () => {
  it('reads the variants of both languages with the term to write', () => {
    expect(readForbidden(table)).toEqual({
      en: [{variant: 'purse', term: 'wallet'}],
      es: [
        {variant: 'petición', term: 'solicitud'},
        {variant: 'peticiones', term: 'solicitud'},
      ],
    });
  });

  it('refuses a table with other columns', () => {
    expect(() => readForbidden('| A | B |\n| - | - |\n')).toThrow(/The[y]? should be "English \| Spanish/);
  });
});

describe('findVariants', () => {
  const list = readForbidden(table).es;

  it.each(['Una Petición.', 'varias\npeticiones'])('finds a whole word in %s', (text) => {
    expect(findVariants(text, list)).toHaveLength(1);
  });

  it('leaves parts of words alone', () => {
    expect(findVariants('repetición', list)).toEqual([]);
  });
});

describe('proseOf', () => {
  it('keeps the lines, and leaves code, addresses and ids out', () => {
    const source =
      '---\ntitle: One\nslug: /petición\n---\n\nTwo `petición` [three](./petición.mdx)\n\n```\npetición\n```\n\n## Four {#petición}\n';
    const prose = proseOf(source);
    expect(prose.map(({text}) => text).join(' ')).not.toContain('petición');
    expect(prose.find(({text}) => text.includes('Two'))?.line).toBe(6);
    expect(prose.find(({text}) => text.includes('Four'))?.line).toBe(12);
  });
});

describe('textsOf', () => {
  it('names the place of every text, and reads no example', () => {
    expect(textsOf({paths: {'/a': {summary: 'One', example: {description: 'Two'}}}})).toEqual([
      {place: '#/paths/~1a/summary', text: 'One'},
    ]);
  });
});
