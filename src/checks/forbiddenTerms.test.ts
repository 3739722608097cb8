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
    expect(() => readForbidden('| English | Not in Englsh |\n| - | - |\n')).toThrow(/"Not in Englsh" is amiss/);
    expect(() => readForbidden('| English |\n| - |\n')).toThrow(/"Not in English" is amiss/);
  });

  it('forbids nothing in a language without columns', () => {
    expect(readForbidden('| English | Not in English |\n| - | - |\n| wallet | purse |\n').es).toEqual([]);
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
