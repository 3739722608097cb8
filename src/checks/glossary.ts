import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes} from '../../config/locales';
import type {Check} from './Check';
import {findVariants, readForbidden} from './forbiddenTerms';
import {withLines} from './withLines';
import {writtenTexts} from './writtenTexts';

/** Pages, posts, the contract and the interface use the terms of GLOSSARY.md. */
export const glossary: Check = {
  name: 'glossary',
  needsValidData: true,
  run: async (site) => {
    const forbidden = readForbidden(await readFile(path.join(site.root, 'GLOSSARY.md'), 'utf8'));
    const faults = localeCodes.map(async (locale) => {
      const texts = await writtenTexts(site, locale);
      return texts.flatMap(({place, text}) =>
        findVariants(text, forbidden[locale]).map(({variant, term}) => ({
          place,
          text,
          message: `"${variant}" is ruled out by GLOSSARY.md. Write "${term}".`,
        })),
      );
    });
    return withLines(site.root, (await Promise.all(faults)).flat());
  },
};
