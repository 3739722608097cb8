import {describe, expect, it} from 'vitest';
import {localeCodes} from '../locales';
import {outline, type OutlineItem} from '.';
import {sidebar} from '../sidebar';

function categories(items: readonly OutlineItem[]): Exclude<OutlineItem, string>[] {
  return items.flatMap((item) => (typeof item === 'string' ? [] : [item, ...categories(item.items)]));
}

function ids(items: readonly OutlineItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.doc ? [item.doc] : []), ...ids(item.items)],
  );
}

describe('outline', () => {
  it('names each page once', () => {
    const all = ids(outline);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('opens each group with a page or an index of its own route', () => {
    for (const {label, doc, slug} of categories(outline)) {
      expect(
        [doc, slug].filter((way) => way !== undefined),
        label.en,
      ).toHaveLength(1);
    }
  });

  it.each(localeCodes)('has texts and unique routes in %s', (locale) => {
    const groups = categories(outline);
    expect(groups.every(({label, description}) => label[locale] !== '' && description[locale] !== '')).toBe(true);
    const slugs = groups.flatMap(({slug}) => (slug === undefined ? [] : [slug[locale]]));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('gives both sets the same shape', () => {
    const shape = (locale: (typeof localeCodes)[number]): string =>
      JSON.stringify(sidebar(locale), (key, value: unknown) =>
        ['label', 'description', 'title', 'slug'].includes(key) ? '' : value,
      );
    expect(shape('es')).toBe(shape('en'));
  });
});
