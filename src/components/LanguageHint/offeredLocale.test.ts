import {describe, expect, it} from 'vitest';
import {offeredLocale, type Visit} from './offeredLocale';

const visit = (change: Partial<Visit> = {}): Visit => ({
  referrer: 'https://search.example/?q=cedula',
  origin: 'https://docs.example',
  languages: ['es-CO', 'en'],
  ...change,
});

describe('offeredLocale', () => {
  it("offers the browser's language to somebody who comes from another site", () => {
    expect(offeredLocale(visit(), 'en')).toBe('es');
    expect(offeredLocale(visit({languages: ['fr', 'EN-GB', 'es']}), 'es')).toBe('en');
  });

  it.each([
    ['the page is in the preferred language', visit({languages: ['en-US', 'es']})],
    ['the site has none of the languages', visit({languages: ['fr', 'de-CH']})],
    ['the reader comes from this site', visit({referrer: 'https://docs.example/docs-es/intro'})],
    ['the reader typed the address', visit({referrer: ''})],
    ['the referrer is no address', visit({referrer: 'no address'})],
  ])('offers nothing where %s', (_case, given) => {
    expect(offeredLocale(given, 'en')).toBeUndefined();
  });
});
