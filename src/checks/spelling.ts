import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {localeCodes, localeSettings} from '../../config/locales';
import {blankCode, textsOf} from '../content/prose';
import {isFolderLookedAt, proseIn, type Check} from './Check';
import {withLines, type TextFault} from './withLines';
import {createSpeller, type Misspelling} from './speller';

function message({word, suggestions}: Misspelling): string {
  const fix =
    suggestions.length === 0
      ? 'Correct it, or add'
      : `Write ${suggestions.map((item) => `"${item}"`).join(' or ')}, or add`;
  return `"${word}" is not in the dictionary. ${fix} it to config/spelling/.`;
}

/** Pages, posts and the texts of the contract are spelled, each in its language, where there is a dictionary of it. */
export const spelling: Check = {
  name: 'spelling',
  needsValidData: true,
  run: async (site) => {
    const {root} = site;
    const documents = isFolderLookedAt(site, 'openapi/') ? await site.contract() : undefined;
    const uri = (file: string): string => pathToFileURL(path.join(root, file)).href;
    const faults: TextFault[] = [];
    for (const locale of localeCodes) {
      const dictionary = localeSettings(locale).spelling;
      const written = proseIn(site, locale);
      if (dictionary === undefined || (written.length === 0 && documents === undefined)) {
        continue;
      }
      const misspellings = await createSpeller(path.join(root, 'cspell.config.yaml'), dictionary);
      for (const {file, text} of written) {
        const found = await misspellings(uri(file), blankCode(text));
        faults.push(...found.map((item) => ({place: `${file}:${item.line}`, text: item.word, message: message(item)})));
      }
      const texts = textsOf(documents?.[locale]);
      const text = texts.map((item) => item.text.replaceAll('\n', ' ')).join('\n');
      const found = await misspellings(uri(`openapi/${locale}.txt`), text);
      faults.push(
        ...found.map((item) => {
          const {place = '', text: own = ''} = texts[item.line - 1] ?? {};
          return {place: `openapi ${place}`, text: own, message: message(item)};
        }),
      );
    }
    return withLines(root, faults);
  },
};
