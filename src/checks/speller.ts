import type {SiteLocale} from '../../config/locales';
import {lineOfOffset} from '../content/lineOfOffset';

export interface Misspelling {
  word: string;
  /** Counted from 1. */
  line: number;
  /** At most two, the nearest first. */
  suggestions: readonly string[];
}

/**
 * Prepares a spelling check for one language.
 *
 * @param configFile - cspell.config.yaml
 * @param dictionary - of the language, and our words beside it
 * @returns a function that finds the words of a text which no dictionary of the language has; cspell.config.yaml chooses its
 *   settings by the address of the text's file
 * @throws if the configuration cannot be read
 */
export async function createSpeller(
  configFile: string,
  {language, words}: NonNullable<SiteLocale['spelling']>,
): Promise<(uri: string, text: string) => Promise<Misspelling[]>> {
  // The library is an ES module; a static import of it does not load here.
  const {loadConfig, mergeSettings, spellCheckDocument} = await import('cspell-lib');
  const settings = mergeSettings(await loadConfig(configFile), {language, dictionaries: [words]});
  return async (uri, text) => {
    const {issues, errors} = await spellCheckDocument(
      {uri, text, languageId: 'markdown', locale: language},
      {generateSuggestions: true, numSuggestions: 2, noConfigSearch: true},
      settings,
    );
    const [error] = errors ?? [];
    if (error !== undefined) {
      throw error;
    }
    return issues.map((issue) => ({
      word: issue.text,
      line: lineOfOffset(text, issue.offset),
      suggestions: issue.suggestions ?? [],
    }));
  };
}
