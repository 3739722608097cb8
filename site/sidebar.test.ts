import {describe, expect, it} from 'vitest';
import type {LocaleCode} from '../config/locales';
import {sidebar} from './sidebar';

describe('sidebar', () => {
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
