import {expect, it} from 'vitest';
import type {Schema} from '../contract/types';
import {fieldText, shortExample} from './fieldText';

it.each<[string, Schema, unknown, string | undefined]>([
  ['no other text names', {type: 'string', description: 'Type of the file.'}, 'image/png', 'image/png'],
  ['the text names', {type: 'string', description: 'Type of the file, such as `image/png`.'}, 'image/png', undefined],
  ['is one of the allowed values', {type: 'string', description: 'Size.', enum: ['S', 'L']}, 'L', undefined],
  ['is too long for a row', {type: 'string', description: 'Picture.'}, 'a'.repeat(41), undefined],
  ['is a number', {type: 'integer', description: 'How many there are.'}, 0, '0'],
  ['stands alone', {type: 'string'}, 'CC', 'CC'],
  ['is not there', {type: 'string', description: 'Type.'}, undefined, undefined],
])('a value in the example that %s', (_, schema, example, value) => {
  const found = shortExample({name: 'field', schema, example});
  expect(found?.type === 'inlineCode' ? found.value : undefined).toBe(value);
});

it('the text of a field leaves its example to the line of its name', () => {
  const schema: Schema = {type: 'string', description: 'Type.', maxLength: 4};
  const said = JSON.stringify(fieldText({name: 'field', schema, example: 'CC'}, 'en'));
  expect(said).toContain('At most 4 characters.');
  expect(said).not.toContain('CC');
});
