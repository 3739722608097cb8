import {createContext, runInContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {colorModeChoices, defaultColorModeChoice, preferenceKeys} from '../../preferences/keys';
import {defaultSampleLanguage, sampleLanguages} from '../../reference/samples/languages';
import {bootScript} from './bootScript';

const keys = {theme: 'theme', announcement: 'docusaurus.announcement.dismiss'};
const modes = ['light', 'dark'];

/** Where the browser keeps texts; `null` stands for a key without one. */
type Stored = Readonly<Record<string, string | null>>;

/**
 * Runs the script of the page's head.
 *
 * @param stored - undefined where the browser denies storage
 * @returns the attributes of the page root
 */
function boot(stored: Stored | undefined, search = ''): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  const storage = {getItem: (key: string) => stored?.[key] ?? null, setItem: () => undefined};
  const window = {
    get localStorage() {
      if (stored === undefined) {
        throw new Error('The operation is insecure.');
      }
      return storage;
    },
  };
  runInContext(
    bootScript(keys),
    createContext({
      window,
      document: {
        documentElement: {setAttribute: (name: string, value: unknown) => (attributes[name] = value)},
        querySelector: () => null,
        readyState: 'complete',
      },
      location: {search},
      URLSearchParams,
      addEventListener: () => undefined,
    }),
  );
  return attributes;
}

const languages: readonly string[] = sampleLanguages.map(({id}) => id);

/** Texts that are right, that were once right, and any other. */
const value = fc.option(fc.oneof(fc.constantFrom(...languages, ...colorModeChoices, 'true'), fc.string()));

const anything = fc.record(
  Object.fromEntries([...Object.values(preferenceKeys), ...Object.values(keys)].map((key) => [key, value])),
);

describe('stored preferences, whatever is stored', () => {
  it('become values that the style sheets know', () => {
    fc.assert(
      fc.property(
        anything,
        fc.oneof(
          fc.string(),
          fc.constantFrom(...modes, '').map((mode) => `docusaurus-theme=${mode}`),
        ),
        (stored, search) => {
          const root = boot(stored, `?${search}`);
          expect(languages).toContain(root['data-preferred-language']);
          expect(colorModeChoices).toContain(root['data-preferred-theme']);
          expect(modes).toContain(root['data-theme']);
          expect(root['data-theme-choice']).toBe(root['data-theme']);
        },
      ),
    );
  });

  it('are taken where they are right', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.constantFrom(...modes), value, (language, mode, other) => {
        const stored = {
          [preferenceKeys.sampleLanguage]: language,
          [preferenceKeys.colorMode]: mode,
          [keys.theme]: other,
        };
        expect(boot(stored)).toMatchObject({
          'data-preferred-language': language,
          'data-preferred-theme': mode,
          'data-theme': mode,
        });
      }),
    );
  });

  it('are the defaults where storage is denied', () => {
    expect(boot(undefined)).toMatchObject({
      'data-preferred-language': defaultSampleLanguage,
      'data-preferred-theme': defaultColorModeChoice,
      'data-theme': defaultColorModeChoice,
    });
  });
});
