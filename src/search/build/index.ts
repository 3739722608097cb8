import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes} from '../../../config/locales';
import {searchData} from './searchData';

/** Makes the index of the site's own search: `search/<locale>.json`. `npm start` has none. */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-search',

    async postBuild({outDir}) {
      await mkdir(path.join(outDir, 'search'), {recursive: true});
      for (const locale of localeCodes) {
        const data = JSON.stringify(await searchData(siteDir, locale, baseUrl));
        await writeFile(path.join(outDir, 'search', `${locale}.json`), data);
      }
    },
  };
}
