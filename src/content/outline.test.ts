import {describe, expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {outline, outlineIds, type OutlineItem} from './outline';

function categories(items: readonly OutlineItem[]): Exclude<OutlineItem, string>[] {
  return items.flatMap((item) => (typeof item === 'string' ? [] : [item, ...categories(item.items)]));
}

describe('outline', () => {
  it('names each page once', () => {
    const all = outlineIds(outline);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it.each(localeCodes)('has unique routes in %s', (locale) => {
    const slugs = categories(outline).flatMap(({slug}) => (slug === undefined ? [] : [slug[locale]]));
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
