import {expect, it} from 'vitest';
import type {Schema} from '../contract/types';
import {fieldText, onlyExample} from './fieldText';
import {referenceLabels} from './labels';

it.each<[string, Schema, unknown, boolean]>([
  ['no other text names', {type: 'string', description: 'Type of the file.'}, 'image/png', true],
  ['the text names', {type: 'string', description: 'Type of the file, such as `image/png`.'}, 'image/png', false],
  ['is one of the allowed values', {type: 'string', description: 'Size.', enum: ['S', 'L']}, 'L', false],
  ['is too long for a row', {type: 'string', description: 'Picture.'}, 'a'.repeat(41), false],
  ['is a number', {type: 'integer', description: 'How many there are.'}, 0, true],
])('a value in the example that %s', (_, schema, example, isSaid) => {
  const said = JSON.stringify(fieldText({name: 'field', schema, example}, 'en', referenceLabels('en')));
  expect(said.includes('Example:')).toBe(isSaid);
});

it.each<[string, Schema, unknown, string | undefined]>([
  ['only an example', {type: 'string'}, 'CC', 'CC'],
  ['a text too', {type: 'string', description: 'Type.'}, 'CC', undefined],
  ['a limit too', {type: 'string', maxLength: 4}, 'CC', undefined],
  ['no example', {type: 'string'}, undefined, undefined],
])('a field with %s', (_, schema, example, value) => {
  const labels = referenceLabels('en');
  const found = onlyExample(fieldText({name: 'field', schema, example}, 'en', labels), labels);
  expect(found?.type === 'inlineCode' ? found.value : undefined).toBe(value);
});
