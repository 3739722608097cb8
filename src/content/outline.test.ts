import {describe, expect, it} from 'vitest';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {sidebar} from '../../site/sidebar';
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
