import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes} from '../../config/locales';
import {proseOf, textsOf, type ContractText} from '../content/prose';
import {sourcesOf} from '../content/sources';
import type {Check} from './Check';
import {findVariants, readForbidden} from './forbiddenTerms';

async function proseOfFile(root: string, file: string): Promise<ContractText[]> {
  const prose = proseOf(await readFile(path.join(root, file), 'utf8'));
  return prose.map(({line, text}) => ({place: `${file}:${line}`, text}));
}

/** Pages, posts and the contract use the terms of GLOSSARY.md. */
export const glossary: Check = {
  name: 'glossary',
  run: async ({root, contract}) => {
    const forbidden = readForbidden(await readFile(path.join(root, 'GLOSSARY.md'), 'utf8'));
    const documents = await contract();
    const faults: string[] = [];
    for (const locale of localeCodes) {
      const files = await sourcesOf(locale, root);
      const texts = [
        ...(await Promise.all(files.map((file) => proseOfFile(root, file)))).flat(),
        ...textsOf(documents[locale]).map(({place, text}) => ({place: `openapi ${place}`, text})),
      ];
      for (const {place, text} of texts) {
        const variants = findVariants(text, forbidden[locale]);
        faults.push(
          ...variants.map(({variant, term}) => `${place}: "${variant}" is ruled out by GLOSSARY.md. Write "${term}".`),
        );
      }
    }
    return faults;
  },
};
