import {describe, expect, it} from 'vitest';
import {localeCodes} from '../../../config/locales';
import synonyms from '../../../config/search/synonyms.json';
import {queryTerms} from './query';
import {identifiers, indexWords, stem} from './words';

const unknown = (): boolean => false;

describe('queryTerms', () => {
  it.each([
    ['How to verify the Passport', ['verif', 'passport']],
    ['how to', ['how', 'to']],
    [' ?! ', []],
    ['residenceExpiration', ['residenc', 'expir']],
    ['otp_does_not_match peru', ['otp_does_not_match', 'peru']],
  ])('takes "%s" for %j', (query, terms) => {
    expect(queryTerms(query, 'en', (name) => name === 'otp_does_not_match').map(({typed}) => typed.join(' '))).toEqual(
      terms,
    );
  });

  it('takes the last word for unfinished until a space follows it', () => {
    const isOpen = (query: string): boolean[] => queryTerms(query, 'en', unknown).map((term) => term.isOpen);
    expect(isOpen('chile passp')).toEqual([false, true]);
    expect(isOpen('chile passp ')).toEqual([false, false]);
  });

  it('prefers a phrase to the words that it is made of, wherever it stands', () => {
    const [first, phrase] = queryTerms('chile identity card', 'en', unknown);
    expect(first?.typed).toEqual(['chil']);
    expect(phrase?.typed).toHaveLength(2);
    expect(phrase?.synonyms).toContainEqual(['cedula']);
  });

  it.each(localeCodes)('finds from each of a group of synonyms the others (%s)', (locale) => {
    for (const group of synonyms) {
      const phrases = group.split(', ');
      for (const phrase of phrases) {
        const terms = queryTerms(phrase, locale, unknown);
        expect(terms, phrase).toHaveLength(1);
        expect(terms[0]?.synonyms.length, phrase).toBeGreaterThanOrEqual(phrases.length - 1);
      }
    }
  });
});

describe('words', () => {
  it.each([
    ['en', 'verify verification verified verifying', 'verif'],
    ['en', 'companies company', 'compan'],
    ['en', 'crop crops cropped cropping', 'crop'],
    ['es', 'validar validación validaciones valida', 'valid'],
    ['es', 'cédulas cedula', 'cedul'],
  ] as const)('%s: %s are one', (locale, forms, same) => {
    expect(new Set(indexWords(forms, locale).map((word) => stem(word, locale)))).toEqual(new Set([same]));
  });

  it.each([
    ['GET /v2/co/cedula', ['/v2/co/cedula']],
    ['/users/{id}:close please', ['/users/{id}:close']],
    ['MissingParameter or otp_does_not_match', ['missingparameter', 'otp_does_not_match']],
    ['and / or', []],
  ])('the identifiers of "%s" are %j', (text, names) => {
    expect(identifiers(text)).toEqual(names);
  });
});
