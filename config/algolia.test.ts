import {describe, expect, it} from 'vitest';
import {readAlgolia} from './algolia';

const all = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

describe('readAlgolia', () => {
  it('takes all three variables, or none', () => {
    expect(readAlgolia(all)).toEqual({appId: 'APP', apiKey: 'key', indexName: 'docs'});
    expect(readAlgolia({})).toBeUndefined();
    expect(readAlgolia({ALGOLIA_APP_ID: ' '})).toBeUndefined();
  });

  it.each([
    [{...all, ALGOLIA_API_KEY: ''}, /ALGOLIA_API_KEY is not set\. Set all of/],
    [{ALGOLIA_APP_ID: 'APP'}, /ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set/],
  ])('stops at %j with what is missing', (env, message) => {
    expect(() => readAlgolia(env)).toThrow(message);
  });
});
