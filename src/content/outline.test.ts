import {describe, expect, it} from 'vitest';
import {outline, outlineIds} from './outline';

describe('outline', () => {
  it('names each page once', () => {
    const all = outlineIds(outline);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('has at most ten groups, which a reader can take in', () => {
    expect(outline.filter((item) => typeof item !== 'string').length).toBeLessThanOrEqual(10);
  });
});
