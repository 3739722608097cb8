import {expect, it} from 'vitest';
import {localeCodes} from '../../../config/locales';
import synonyms from '../../../config/search/synonyms.json';
import {queryTerms} from './query';

it.each(localeCodes)('a query finds from each of a group of synonyms the others (%s)', (locale) => {
  for (const group of synonyms) {
    const phrases = group.split(', ');
    for (const phrase of phrases) {
      const terms = queryTerms(phrase, locale, () => false);
      expect(terms, phrase).toHaveLength(1);
      expect(terms[0]?.synonyms.length, phrase).toBeGreaterThanOrEqual(phrases.length - 1);
    }
  }
});
