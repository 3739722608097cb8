import {expect, it} from 'vitest';
import type {LocaleCode} from '../config/locales';
import {sidebar} from './sidebar';

it('the sidebar sorts countries by their names in the language', () => {
  const isBefore = (locale: LocaleCode, first: string, second: string): boolean => {
    const text = JSON.stringify(sidebar(locale));
    return text.indexOf(`"countries/${first}"`) < text.indexOf(`"countries/${second}"`);
  };
  expect(isBefore('en', 'peru', 'spain')).toBe(true);
  expect(isBefore('es', 'spain', 'peru')).toBe(true);
});
