import {describe, expect, it} from 'vitest';
import {localize} from './localize';

describe('localize', () => {
  it('takes the Spanish texts, at any depth, and drops them in English', () => {
    const node = {summary: 'a', 'x-es': {summary: 'b'}, items: [{description: 'c', 'x-es': {description: 'd'}}]};
    expect(localize(node, 'es')).toEqual({summary: 'b', items: [{description: 'd'}]});
    expect(localize(node, 'en')).toEqual({summary: 'a', items: [{description: 'c'}]});
  });

  it('translates fields that are called "value" or "example", but no example', () => {
    const field = {type: 'string', description: 'a', 'x-es': {description: 'b'}};
    const schema = {type: 'object', properties: {value: field, example: field}, example: {'x-es': 1}};
    expect(localize(schema, 'es')).toEqual({
      type: 'object',
      properties: {value: {type: 'string', description: 'b'}, example: {type: 'string', description: 'b'}},
      example: {'x-es': 1},
    });
  });
});
