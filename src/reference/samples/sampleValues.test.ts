import {beforeAll, describe, expect, it} from 'vitest';
import {validOperation} from '../contract/fixtures';
import type {Operation} from '../contract/types';
import {operationSamples} from './operationSamples';
import {sampleRequest} from './SampleRequest';
import {fillIn, valueFields, valueMistake, type ValueField} from './sampleValues';

let getBook: Operation;
let createBook: Operation;

beforeAll(async () => {
  [getBook, createBook] = await Promise.all([validOperation('getBook'), validOperation('createBook')]);
});

const field = (schema: ValueField['schema'], required = true): ValueField => ({
  key: 'query x',
  place: 'query',
  path: ['x'],
  schema,
  required,
  example: '',
});

describe('fillIn', () => {
  it('puts values into path, query and every language', () => {
    const filled = fillIn(getBook, {'path id': 'b 2', 'query format': 'short'});
    expect(sampleRequest(filled)).toMatchObject({
      url: 'https://api.library.example/books/b%202?format=short',
      query: [{name: 'format', value: 'short'}],
    });
    for (const {language, code} of operationSamples(filled)) {
      expect(code, language).toContain('b%202');
    }
  });

  it('puts values into the body with their types, and leaves the rest as it was', () => {
    const [first] = valueFields(createBook);
    expect(first?.place).toBe('body');
    const filled = fillIn(createBook, {[first?.key ?? '']: 'Other'});
    expect(filled.requestBody?.example).toEqual({
      ...(createBook.requestBody?.example as object),
      [first?.path[0] ?? '']: 'Other',
    });
  });

  it('leaves out what is optional and empty, and keeps what the request needs', () => {
    const filled = fillIn(getBook, {'path id': '', 'query format': ''});
    expect(sampleRequest(filled).url).toBe('https://api.library.example/books/b-1');
  });

  it('changes nothing where nothing is filled in', () => {
    expect(sampleRequest(fillIn(getBook, {}))).toEqual(sampleRequest(getBook));
  });
});

describe('valueMistake', () => {
  it.each([
    [{type: 'string', pattern: '^\\d{3}$'}, '12', 'pattern'],
    [{type: 'string', maxLength: 2}, 'abc', 'length'],
    [{type: 'integer', maximum: 100}, '101', 'range'],
    [{type: 'integer'}, '1.5', 'number'],
    [{type: 'number'}, 'x', 'number'],
    [{type: 'string'}, '', 'missing'],
    [{type: 'string', pattern: '^\\d{3}$'}, '123', undefined],
    [{type: 'number'}, '1.5', undefined],
  ] as const)('of %o: "%s" is %s', (schema, text, mistake) => {
    expect(valueMistake(field(schema), text)).toBe(mistake);
  });

  it('asks for nothing that is optional', () => {
    expect(valueMistake(field({type: 'string', pattern: '^\\d$'}, false), '')).toBeUndefined();
  });
});

describe('a value that its place cannot hold', () => {
  it.each([
    ['path', '..', 'path'],
    ['path', '.', 'path'],
    ['path', '...', undefined],
    ['query', '..', undefined],
    ['header', 'a\r\nB: c', 'header'],
    ['header', ' a', 'header'],
    ['header', 'ñ', 'header'],
    ['header', 'a "b" #{c}', undefined],
  ] as const)('in the %s, %j is the mistake %s', (place, text, mistake) => {
    expect(valueMistake({...field({type: 'string'}), place}, text)).toBe(mistake);
  });

  it('leaves the example where it is', () => {
    expect(sampleRequest(fillIn(getBook, {'path id': '..'})).url).toBe(
      'https://api.library.example/books/b-1?format=full',
    );
  });
});

describe('a mistake in a number or a choice', () => {
  const send = (schema: ValueField['schema'], text: string): unknown => {
    const operation = {
      ...createBook,
      requestBody: {
        required: true,
        schema: {type: 'object', properties: {x: schema}, required: ['x']},
        example: {x: 1},
      },
    };
    return fillIn(operation as Operation, {'body x': text}).requestBody?.example;
  };

  it('is sent as it was typed, for the API to refuse', () => {
    expect(send({type: 'number'}, 'ten')).toEqual({x: 'ten'});
    expect(send({type: 'integer'}, '1e400')).toEqual({x: '1e400'});
    expect(send({type: 'boolean'}, 'yes')).toEqual({x: 'yes'});
    expect(send({type: 'boolean'}, 'false')).toEqual({x: false});
  });

  it('is told', () => {
    expect(valueMistake(field({type: 'boolean'}), 'yes')).toBe('choice');
    expect(valueMistake(field({type: 'string', enum: ['a', 'b']}), 'c')).toBe('choice');
    expect(valueMistake(field({type: 'string', enum: ['a', 'b']}), 'b')).toBeUndefined();
  });
});
