import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {localeCodes, type Localized} from '../../config/locales';
import type {Check} from './Check';
import {withLines} from './withLines';
import {writtenTexts} from './writtenTexts';

const file = 'config/voice.yaml';

/** What is ruled out, as a regular expression, and what to write in its place. */
interface VoiceRule {
  pattern: string;
  write: string;
}

/** Every text speaks to the reader as STYLEGUIDE.md says: the rules are in config/voice.yaml. */
export const voice: Check = {
  name: 'voice',
  needsValidData: true,
  run: async (site) => {
    const source = await readFile(path.join(site.root, file), 'utf8');
    const rules = parse(source) as Partial<Localized<readonly VoiceRule[]>>;
    const faults = localeCodes.map(async (locale) => {
      const texts = await writtenTexts(site, locale);
      return (rules[locale] ?? []).flatMap(({pattern, write}) => {
        const expression = new RegExp(pattern, 'u');
        return texts.flatMap(({place, text}) => {
          const found = expression.exec(text.replaceAll(/\s+/g, ' '));
          return found === null
            ? []
            : [{place, text, message: `"${found[0].trim()}" is ruled out by ${file}. Write ${write}.`}];
        });
      });
    });
    return withLines(site.root, (await Promise.all(faults)).flat());
  },
};
