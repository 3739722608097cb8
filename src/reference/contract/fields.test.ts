import {describe, expect, it} from 'vitest';
import {fieldIds, fieldTree, flatFields} from './fields';
import type {Schema} from './types';

const schema: Schema = {
  type: 'object',
  required: ['second'],
  properties: {
    old: {type: 'string', deprecated: true},
    first: {type: 'string'},
    second: {type: 'array', items: {type: 'object', properties: {id: {type: 'string'}}}},
  },
};

describe('fieldTree', () => {
  it('puts what must be sent first and what is deprecated last, and holds nested fields', () => {
    const names = flatFields(fieldTree(schema, true, {second: [{id: 'x'}]})).map(({name, example}) => [name, example]);
    expect(names).toEqual([
      ['second', [{id: 'x'}]],
      ['second[].id', 'x'],
      ['first', undefined],
      ['old', undefined],
    ]);
  });

  it('keeps the order of an answer, in which nothing is sent', () => {
    expect(fieldTree(schema, false).map(({name}) => name)).toEqual(['first', 'second', 'old']);
  });
});

describe('fieldIds', () => {
  it.each([
    ['data.documentNumber', 'response-data-document-number'],
    ['data.names[].code', 'response-data-names-code'],
    ['data.informaciónPersonal', 'response-data-informacion-personal'],
    ['data.displacement(CC)', 'response-data-displacement-cc'],
    ['_id', 'response-_id'],
  ])('makes an id of %s', (name, id) => {
    expect(fieldIds('response')(name)).toBe(id);
  });

  it('gives each id once', () => {
    const idOf = fieldIds('body');
    expect(['projectFlow.type', 'projectFlowType'].map(idOf)).toEqual([
      'body-project-flow-type',
      'body-project-flow-type-2',
    ]);
  });
});
