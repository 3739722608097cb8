import {describe, expect, it} from 'vitest';
import {localeCodes} from '../../../config/locales';
import {bundleContract} from '../contract/bundleContract';
import {contractOptions} from '../contract/siteContract';
import {sentBodies, visitLeaves, withLeafExamples} from './leafExamples';

describe('withLeafExamples', () => {
  it('leaves no field of an answer or an event without a text or an example, in every language', async () => {
    const documents = await bundleContract(contractOptions());
    for (const locale of localeCodes) {
      const document = withLeafExamples(documents[locale]);
      const bodies = sentBodies(document);
      const bare = new Set<string>();
      for (const body of bodies) {
        visitLeaves(document, body, ({description, example}, path) => {
          if (description === undefined && example === undefined) {
            bare.add(`${body.place}: ${path}`);
          }
        });
      }
      expect(bodies.length).toBeGreaterThan(500);
      expect([...bare]).toEqual([]);
    }
  });

  it('takes the first value that an answer has, and leaves texts as they are', () => {
    const name = {type: 'string'};
    const schema = {
      type: 'object',
      properties: {name, note: {type: 'string', description: 'Said.'}, tags: {type: 'array', items: {type: 'string'}}},
    };
    const examples = {none: {value: {name: null, tags: []}}, one: {value: {name: 'Example', note: 'x', tags: ['a']}}};
    const document = withLeafExamples({
      openapi: '3.1.0',
      info: {title: 'Library', version: '1'},
      servers: [],
      paths: {'/books': {get: {responses: {'200': {content: {'application/json': {schema, examples}}}}}}},
    });
    const leaves: Record<string, unknown> = {};
    for (const body of sentBodies(document)) {
      visitLeaves(document, body, ({example}, path) => {
        leaves[path] = example;
      });
    }
    expect(leaves).toEqual({name: 'Example', note: undefined, tags: []});
    expect(name).toEqual({type: 'string'});
  });
});
