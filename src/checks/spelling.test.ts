import path from 'node:path';
import {expect, it} from 'vitest';
import {locales, type LocaleCode} from '../../config/locales';
import {createSpeller} from './spelling';

it.each<[LocaleCode, string, misspelled: string[]]>([
  ['en', 'The licence of a driver is checked at the SIMIT, by its cédula.', []],
  ['es', 'La licencia de conducción se valida en el SIMIT, por su cédula.', []],
  ['en', 'The\nanswre of the API.', ['answre']],
  ['es', 'La\nrespueta de la API.', ['respueta']],
  ['es', 'La\nvalidacion de una persona.', ['validacion']],
  ['es', 'El\nquestion.', ['question']],
])('spells in %s %j: %j', async (locale, text, misspelled) => {
  const misspellings = await createSpeller(path.resolve(__dirname, '../..'), locales[locale].spelling);
  const found = await misspellings(`${locales[locale].docsPath}/page.mdx`, text);
  expect(found.map(({word, line}) => [word, line])).toEqual(misspelled.map((word) => [word, 2]));
});
