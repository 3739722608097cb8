import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {localeCodes, localeSettings, type SiteLocale} from '../../config/locales';
import {lineOfOffset} from '../content/lineOfOffset';
import {blankCode, textsOf} from '../content/prose';
import {isFolderLookedAt, proseIn, type Check} from './Check';
import {withLines, type TextFault} from './withLines';

interface Misspelling {
  word: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

/**
 * Prepares a spelling check for one language.
 *
 * @param root - the site's folder
 * @param dictionary - of the language, and our words beside it
 * @returns a function that finds the words of a text which no dictionary of the language has; cspell.config.yaml chooses its
 *   settings by the text's file
 * @throws if the configuration cannot be read
 */
export async function createSpeller(root: string, {language, words}: NonNullable<SiteLocale['spelling']>) {
  // The library is an ES module; a static import of it does not load here.
  const {loadConfig, mergeSettings, spellCheckDocument} = await import('cspell-lib');
  const config = await loadConfig(path.join(root, 'cspell.config.yaml'));
  const settings = mergeSettings(config, {language, dictionaries: [words]});
  return async (file: string, text: string): Promise<Misspelling[]> => {
    const {issues, errors: [error] = []} = await spellCheckDocument(
      {uri: pathToFileURL(path.join(root, file)).href, text, languageId: 'markdown', locale: language},
      {generateSuggestions: true, numSuggestions: 2, noConfigSearch: true},
      settings,
    );
    if (error !== undefined) {
      throw error;
    }
    return issues.map(({text: word, offset, suggestions = []}) => {
      const near = suggestions.map((item) => `"${item}"`).join(' or ');
      const fix = near === '' ? 'Correct it, or add' : `Write ${near}, or add`;
      const message = `"${word}" is not in the dictionary. ${fix} it to config/spelling/.`;
      return {word, line: lineOfOffset(text, offset), message};
    });
  };
}

/** Pages, posts and the texts of the contract are spelled, each in its language, where there is a dictionary of it. */
export const spelling: Check = {
  name: 'spelling',
  needsValidData: true,
  run: async (site) => {
    const {root} = site;
    const documents = isFolderLookedAt(site, 'openapi/') ? await site.contract() : undefined;
    const faults: TextFault[] = [];
    for (const locale of localeCodes) {
      const dictionary = localeSettings(locale).spelling;
      const written = proseIn(site, locale);
      if (dictionary === undefined || (written.length === 0 && documents === undefined)) {
        continue;
      }
      const misspellings = await createSpeller(root, dictionary);
      for (const {file, text} of written) {
        const found = await misspellings(file, blankCode(text));
        faults.push(...found.map(({word, line, message}) => ({place: `${file}:${line}`, text: word, message})));
      }
      const texts = textsOf(documents?.[locale]);
      const text = texts.map((item) => item.text.replaceAll('\n', ' ')).join('\n');
      for (const {line, message} of await misspellings(`openapi/${locale}.txt`, text)) {
        const {place = '', text: own = ''} = texts[line - 1] ?? {};
        faults.push({place: `openapi ${place}`, text: own, message});
      }
    }
    return withLines(root, faults);
  },
};
