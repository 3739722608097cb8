import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {locales, type LocaleCode} from '../../config/locales';
import {createSpeller} from './speller';

const root = path.resolve(__dirname, '../..');

async function spell(locale: LocaleCode, text: string): Promise<{word: string; line: number}[]> {
  const misspellings = await createSpeller(path.join(root, 'cspell.config.yaml'), locales[locale].spelling);
  const found = await misspellings(pathToFileURL(path.join(root, locales[locale].docsPath, 'page.mdx')).href, text);
  return found.map(({word, line}) => ({word, line}));
}

describe('createSpeller', () => {
  it.each<[LocaleCode, string]>([
    ['en', 'The licence of a driver is checked at the SIMIT, by its cédula.'],
    ['es', 'La licencia de conducción se valida en el SIMIT, por su cédula.'],
  ])('passes a text in its language: %s', async (locale, text) => {
    expect(await spell(locale, text)).toEqual([]);
  });

  it.each<[LocaleCode, string, string]>([
    ['en', 'The\nanswre of the API.', 'answre'],
    ['es', 'La\nrespueta de la API.', 'respueta'],
    ['es', 'La\nvalidacion de una persona.', 'validacion'],
    ['es', 'The\nquestion.', 'question'],
  ])('finds in %s what its dictionaries do not have: %j', async (locale, text, word) => {
    expect(await spell(locale, text)).toContainEqual({word, line: 2});
  });
});
