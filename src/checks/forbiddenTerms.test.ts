import {describe, expect, it} from 'vitest';
import {findVariants, readForbidden} from './forbiddenTerms';

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
