import {describe, expect, it} from 'vitest';
import {checkParity} from './checkParity';

const docs = (...ids: string[]): {id: string}[] => ids.map((id) => ({id}));

describe('checkParity', () => {
  it('accepts two sets with the same pages', () => {
    expect(() => { checkParity(docs('intro', 'identity/peru'), docs('identity/peru', 'intro')); }).not.toThrow();
  });

  it('names what is missing in either language, and where it belongs', () => {
    expect(() => { checkParity(docs('intro', 'identity/peru'), docs('intro', 'identity/chile')); }).toThrow(
      /differ in 2 page\(s\):\n {2}docs-es\/identity\/peru\.mdx is missing: .*Español\.\n {2}docs\/identity\/chile\.mdx is missing: .*English\./,
    );
  });
});
