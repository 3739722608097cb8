import {describe, expect, it} from 'vitest';
import {localeCodes, type LocaleCode} from '../locales';
import {outline, type OutlineItem} from '.';
import {sidebar} from '../../site/sidebar';
import {outlineIds} from './outlineIds';

function categories(items: readonly OutlineItem[]): Exclude<OutlineItem, string>[] {
  return items.flatMap((item) => (typeof item === 'string' ? [] : [item, ...categories(item.items)]));
}

describe('outline', () => {
  it('names each page once', () => {
    const all = outlineIds(outline);
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

  it('gives both sets the same pages in the same groups', () => {
    const pages = (locale: LocaleCode): string[] =>
      [...JSON.stringify(sidebar(locale)).matchAll(/"([\w-]+(?:\/[\w-]+)+)"/g)].map(([, id]) => id ?? '').sort();
    expect(pages('es')).toEqual(pages('en'));
  });

  it('sorts countries by their names in the language', () => {
    const names = (locale: LocaleCode): string => JSON.stringify(sidebar(locale));
    const isBefore = (text: string, first: string, second: string): boolean =>
      text.indexOf(`"countries/${first}"`) < text.indexOf(`"countries/${second}"`);
    expect(isBefore(names('en'), 'peru', 'spain')).toBe(true);
    expect(isBefore(names('es'), 'spain', 'peru')).toBe(true);
  });
});
