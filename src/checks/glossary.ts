import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes} from '../../config/locales';
import {proseOf, textsOf} from '../content/prose';
import {sourcesOf} from '../content/sources';
import type {Check} from './Check';
import {findVariants, readForbidden} from './forbiddenTerms';

/** Pages, posts and the contract use the terms of GLOSSARY.md. */
export const glossary: Check = {
  name: 'glossary',
  run: async ({root, contract}) => {
    const forbidden = readForbidden(await readFile(path.join(root, 'GLOSSARY.md'), 'utf8'));
    const documents = await contract();
    const faults = localeCodes.map(async (locale) => {
      const written = await sourcesOf(locale, root);
      const texts = [
        ...written.flatMap(({file, text}) =>
          proseOf(text).map((prose) => ({...prose, place: `${file}:${prose.line}`})),
        ),
        ...textsOf(documents[locale]).map(({place, text}) => ({place: `openapi ${place}`, text})),
      ];
      return texts.flatMap(({place, text}) =>
        findVariants(text, forbidden[locale]).map(
          ({variant, term}) => `${place}: "${variant}" is ruled out by GLOSSARY.md. Write "${term}".`,
        ),
      );
    });
    return (await Promise.all(faults)).flat();
  },
};
