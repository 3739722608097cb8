import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Operation, Schema} from '../contract/types';
import {operationSamples} from './operationSamples';
import {fillIn, valueFields, valueMistake} from './sampleValues';
import {sampleRequest} from './SampleRequest';

const schemas: readonly Schema[] = [
  {type: 'string'},
  {type: 'string', minLength: 2, maxLength: 4},
  {type: 'string', pattern: '^[0-9a-f]{4}$'},
  {type: ['string', 'null'], pattern: '^\\p{L}+$'},
  {type: 'integer', minimum: 1, maximum: 100},
  {type: 'number'},
  {type: 'boolean'},
];

/** An operation with one value in its path, one in its query and one in its body. */
const operationOf = (schema: Schema): Operation =>
  ({
    id: 'send',
    method: 'post',
    server: 'https://api.example',
    path: '/things/{id}',
    parameters: [
      {name: 'id', in: 'path', required: true, description: '', schema: {type: 'string'}, example: 'a'},
      {name: 'q', in: 'query', required: false, description: '', schema: {type: 'string'}, example: undefined},
    ],
    requestBody: {
      required: true,
      schema: {type: 'object', properties: {value: schema}, required: ['value']},
      example: {value: 1, other: {kept: true}},
    },
  }) as unknown as Operation;

/** What somebody may type or paste: texts of any script, numbers in every notation, halves of characters. */
const typed = fc.oneof(
  fc.string({unit: 'grapheme'}),
  fc.string({unit: 'binary'}),
  fc.stringMatching(/^[0-9a-f]{3,5}$/),
  fc.integer({min: -200, max: 200}).map(String),
  fc.double().map(String),
  fc.constantFrom(' ', ' 5', '0x10', '1e3', '1e400', '5.0', '-0', '😀😀😀', '\uD83D', '$&', '{id}'),
);

/** A text without halves of characters, which no encoding has. */
const whole = (text: string): string => Buffer.from(text).toString();

const sentBody = (operation: Operation): unknown =>
  JSON.parse(JSON.stringify(operation.requestBody?.example)) as unknown;

describe('a value that was filled in, whatever it is', () => {
  it('has a mistake if and only if the contract refuses it in the request', () => {
    const ajv = new Ajv({allowUnionTypes: true});
    fc.assert(
      fc.property(fc.constantFrom(...schemas), typed, (schema, text) => {
        fc.pre(text !== '');
        const operation = operationOf(schema);
        const field = valueFields(operation).find(({place}) => place === 'body');
        const filled = fillIn(operation, {'body value': text});
        const {value} = sentBody(filled) as {value: unknown};
        expect(field && valueMistake(field, text) === undefined, JSON.stringify([schema, text, value])).toBe(
          ajv.validate(schema, value),
        );
      }),
      {
        numRuns: 1000,
        // Faults that were found so.
        examples: [
          [{type: 'number'}, '1e400'],
          [{type: 'string', maxLength: 4}, '😀😀😀'],
        ],
      },
    );
  });

  it('comes out of the address as it was typed, and leaves the rest of the request as it was', () => {
    fc.assert(
      fc.property(typed, typed, (id, q) => {
        // A step of a path that clients take for an instruction is refused: sampleValues.test.ts
        fc.pre(!['', '.', '..'].includes(id) && q !== '');
        const filled = fillIn(operationOf({type: 'string'}), {'path id': id, 'query q': q});
        const [address = '', query] = sampleRequest(filled).url.split('?');
        expect(decodeURIComponent(address.replace('https://api.example/things/', ''))).toBe(whole(id));
        expect([...new URLSearchParams(query)]).toEqual([['q', whole(q)]]);
        expect(sentBody(filled)).toEqual({value: 1, other: {kept: true}});
      }),
    );
  });

  it('makes a sample in every language', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const filled = fillIn(operationOf({type: 'string'}), {'body value': text, 'query q': text, 'path id': text});
        for (const {language, code} of operationSamples(filled)) {
          expect(code.length, language).toBeGreaterThan(0);
        }
      }),
    );
  });
});
