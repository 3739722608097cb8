import {describe, expect, it} from 'vitest';
import {checkParity} from './checkParity';

const docs = (...ids: string[]): {id: string}[] => ids.map((id) => ({id}));

describe('checkParity', () => {
  it('accepts two sets with the same pages', () => {
    expect(checkParity(docs('intro', 'identity/peru'), docs('identity/peru', 'intro'))).toEqual([]);
  });

  it('names what is missing in either language, and where it belongs', () => {
    expect(checkParity(docs('intro', 'identity/peru'), docs('intro', 'identity/chile'))).toEqual([
      'docs-es/identity/peru.mdx is missing: write the page in Español.',
      'docs/identity/chile.mdx is missing: write the page in English.',
    ]);
  });
});
