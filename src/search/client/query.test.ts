import {describe, expect, it} from 'vitest';
import {localeCodes, localized} from '../../../config/locales';
import {stopWords, synonyms} from '../../../config/search/synonyms';
import {endpointOf, queryTerms} from './query';
import {words} from './words';

describe('queryTerms', () => {
  it('leaves out the words that say nothing, unless there are no others', () => {
    expect(queryTerms('How to verify the Passport', 'en').map(({typed}) => typed)).toEqual(['verify', 'passport']);
    expect(queryTerms('how to', 'en').map(({typed}) => typed)).toEqual(['how', 'to']);
    expect(queryTerms('the pasaporte de la', 'es').map(({typed}) => typed)).toEqual(['the', 'pasaporte']);
  });

  it('takes the last word for unfinished until a space follows it', () => {
    const isOpen = (query: string): boolean[] => queryTerms(query, 'en').map((term) => term.isOpen);
    expect(isOpen('chile passp')).toEqual([false, true]);
    expect(isOpen('chile passp ')).toEqual([false, false]);
  });

  it('asks for nothing where nothing is typed', () => {
    expect(queryTerms(' ?! ', 'en')).toEqual([]);
  });

  describe.each(localeCodes)('with the synonyms of %s', (locale) => {
    const telling = (phrase: string): string =>
      words(phrase)
        .filter((word) => !localized(stopWords, locale).includes(word))
        .join(' ');

    it.each(localized(synonyms, locale).map((group) => [group.join(', '), group] as const))(
      'finds from each of "%s" all others',
      (_name, group) => {
        for (const phrase of group) {
          const terms = queryTerms(phrase, locale);
          expect(
            terms.map(({typed}) => typed),
            phrase,
          ).toEqual([telling(phrase)]);
          const others = group.map(telling).filter((other) => other !== telling(phrase));
          expect(terms[0]?.synonyms, phrase).toEqual(expect.arrayContaining(others));
        }
      },
    );
  });

  it('prefers a phrase to the words that it is made of, wherever it stands', () => {
    const [first, phrase] = queryTerms('chile identity card', 'en');
    expect(first?.typed).toBe('chile');
    expect(phrase?.typed).toBe('identity card');
    expect(phrase?.synonyms).toContain('cedula');
  });
});

describe('endpointOf', () => {
  it.each([
    ['GET /v2/co/cedula', '/v2/co/cedula'],
    ['/V2/Móvil', '/v2/movil'],
    ['post /users/{id}:close please', '/users/{id}:close'],
    ['cedula colombia', undefined],
    ['and / or', undefined],
  ])('of "%s" is %s', (query, path) => {
    expect(endpointOf(query)).toBe(path);
  });
});
