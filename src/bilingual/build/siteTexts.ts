import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleCode} from '../../../config/locales';

/** An entry of `code.json`: the text, and for translators where it is used. */
interface TranslatedText {
  message: string;
  description?: string;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${path.relative('', file)} cannot be read as JSON (${error instanceof Error ? error.message : String(error)}). Fix it.`,
      {cause: error},
    );
  }
}

/** Texts of components that the site replaces, or has no page for: every page would load them. Ids begin so. */
export const unreadTexts: readonly string[] = [
  'theme.NotFound.p',
  'theme.blog.archive.description',
  'theme.docs.DocCard.',
  'theme.docs.tagDocListPageTitle',
];

/** Texts of Algolia's search, for a site that has its own. */
const algoliaTexts = ['theme.SearchModal.', 'theme.SearchBar.'];

/** The texts of a language that scripts of the site read. */
export function readTexts(texts: Readonly<Record<string, string>>, hasAlgolia: boolean): Record<string, string> {
  const left = [...unreadTexts, ...(hasAlgolia ? [] : algoliaTexts)];
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !left.some((start) => id.startsWith(start))));
}

const ofLanguage = (locale: LocaleCode, file: string): string => path.resolve('i18n', locale, file);

/**
 * Texts of the interface in a language other than the default one, by id: the theme's translations, then ours.
 *
 * @param themes - names of translation files of `@docusaurus/theme-translations`; a language need not have them
 * @throws if `i18n/<locale>/code.json` is not JSON
 */
export function interfaceTexts(locale: LocaleCode, themes: readonly string[]): Record<string, string> {
  const translations = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const ofThemes = themes.map((name) => path.join(translations, 'locales', locale, `${name}.json`));
  const own = readJson(ofLanguage(locale, 'code.json')) as Record<string, TranslatedText>;
  return Object.assign(
    {},
    ...ofThemes.filter((file) => existsSync(file)).map(readJson),
    Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
  ) as Record<string, string>;
}

/**
 * A set of texts that are not part of the interface, for example the texts of llms.txt.
 *
 * @param name - of the file in `i18n/<locale>`, without its ending
 * @throws if the file is missing, or not JSON
 */
export const siteTexts = (name: string, locale: LocaleCode): object =>
  readJson(ofLanguage(locale, `${name}.json`)) as object;
