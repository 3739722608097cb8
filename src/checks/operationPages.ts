import {defaultLocale, locales} from '../../config/locales';
import {didYouMean} from '../content/closest';
import {readSources} from '../content/sources';
import type {Check} from './Check';

/** Every operation of the contract names a page that exists. It reads lines, so that it needs no valid contract. */
export const operationPages: Check = {
  name: 'operation-pages',
  run: async ({root, pages}) => {
    const ids = pages[defaultLocale].map(({id}) => id);
    const files = await readSources(root, ['openapi/paths/*.yaml']);
    return files.flatMap(({file, text}) =>
      text.split('\n').flatMap((line, index) => {
        const [, id] = /^\s+x-page:\s*['"]?([^\s'"#]+)/.exec(line) ?? [];
        if (id === undefined || ids.includes(id)) {
          return [];
        }
        return [
          `${file}:${index + 1}: x-page "${id}" is no page.${didYouMean(id, ids)} Write the path of one below ${locales[defaultLocale].docsPath}/, without .mdx.`,
        ];
      }),
    );
  },
};
