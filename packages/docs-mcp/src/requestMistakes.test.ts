import {describe, expect, it} from 'vitest';
import type {Operation, Parameter} from '../../../src/reference/contract/types';
import {requestMistakes, unknownNames} from './requestMistakes';

const parameter = (name: string, place: Parameter['in'], schema: Parameter['schema'], example: unknown): Parameter => ({
  name,
  in: place,
  required: true,
  description: '',
  schema,
  example,
});

const operation = {
  parameters: [
    parameter('id', 'path', {type: 'string', pattern: '^[0-9a-f]{4}$'}, '00ff'),
    parameter('limit', 'query', {type: 'integer', maximum: 50}, 10),
    parameter('lists', 'query', {type: 'array', items: {type: 'string', enum: ['OFAC', 'UN']}}, ['OFAC']),
    parameter('X-Client', 'header', {type: 'string'}, 'a'),
  ],
  requestBody: {
    required: true,
    example: {},
    schema: {
      type: 'object',
      required: ['email'],
      properties: {email: {type: 'string', format: 'email'}, age: {type: 'integer'}},
    },
  },
} as unknown as Operation;

const right = {
  path: {id: '00ff'},
  query: {limit: '10', lists: 'OFAC,UN'},
  header: {'x-client': 'mine', Accept: 'application/json'},
  body: {email: 'lucia.prueba@mail.example'},
};

describe('requestMistakes', () => {
  it('has nothing against what fits: texts of numbers and lists in the query, headers in any case', () => {
    expect(requestMistakes(operation, right)).toEqual([]);
    expect(unknownNames(operation, right)).toEqual([]);
  });

  it('names each place, field and rule', () => {
    const wrong = {path: {}, query: {limit: 'many', lists: 'FBI'}, header: {}, body: {email: 'x', age: '7'}};
    const found = requestMistakes(operation, wrong).map(({in: place, field, rule}) => `${place} ${field} ${rule}`);
    expect(found).toEqual([
      'path id required',
      'query limit type',
      'query lists.0 enum',
      'header X-Client required',
      'body email format',
      'body age type',
    ]);
  });

  it('takes no body for an empty one', () => {
    const {body, ...without} = right;
    expect(body).toBeDefined();
    expect(requestMistakes(operation, without)).toEqual([
      {in: 'body', field: 'email', rule: 'required', message: 'is required'},
    ]);
  });

  it('does not change what it was given', () => {
    const given = structuredClone(right);
    requestMistakes(operation, given);
    expect(given).toEqual(right);
  });
});

describe('unknownNames', () => {
  it('says which names the contract does not have, and which may be meant', () => {
    const given = {...right, query: {...right.query, limt: 1}, body: {mail: 'x'}};
    expect(unknownNames(operation, given)).toEqual([
      'limt in the query. Did you mean "limit"?',
      'mail in the body. Did you mean "email"?',
    ]);
  });
});
