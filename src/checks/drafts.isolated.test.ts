import {describe, expect, it, vi} from 'vitest';
import type * as Locales from '../../config/locales';
import type {ContentPage} from '../content/readPages';
import type {CheckedSite} from './Check';
import {parity, untranslated} from './parity';

vi.mock('../../config/locales', async (importOriginal) => {
  const original = await importOriginal<typeof Locales>();
  const localeSettings = (locale: Locales.LocaleCode): Locales.SiteLocale => ({
    ...original.localeSettings(locale),
    isDraft: locale !== original.defaultLocale,
  });
  return {...original, localeSettings};
});

const page = (file: string, text: string): ContentPage =>
  ({file, text, id: file.replace(/^.*\//, ''), isAlias: false}) as ContentPage;

const site = {
  pages: {
    en: [page('docs/one', '## A {#a}\n\n## B {#b}\n\n[c](./c.mdx)'), page('docs/two', '')],
    es: [page('docs-es/one', '## A {#a}\n\n## C {#c}')],
  },
} as unknown as CheckedSite;

describe('a language that is a draft', () => {
  it('lists what it lacks, by file', () => {
    expect(untranslated(site)).toEqual([
      'docs-es/two.mdx: not translated yet (1)',
      'docs-es/one: not translated yet (2)',
    ]);
  });

  it('has no fault but what it has of its own', () => {
    expect(parity.run(site)).toEqual(['docs/one:1: the heading id "c" of docs-es/one:3 is missing.']);
  });
});
