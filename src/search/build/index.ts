import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import {siteContract} from '../../reference/contract/siteContract';
import type {SearchData} from '../SearchData';
import {loadedDocs, loadedPosts} from '../../content/loadedContent';
import {searchData} from './records';
import {runPagefind} from './runPagefind';

/**
 * Makes the search of the built site: what it knows of each page (`search/<locale>.json`) and Pagefind's index of
 * texts.
 */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const data = new Map<LocaleCode, SearchData>();
  return {
    name: 'site-search',

    async allContentLoaded({allContent}) {
      // `npm start` has no search, and a contract that is half-written must not stop it.
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      const versions = loadedDocs(allContent);
      const posts = loadedPosts(allContent);
      const contract = await siteContract();
      const read = (source: string) => readFile(source.replace('@site', siteDir), 'utf8');
      for (const locale of localeCodes) {
        const sources = {locale, version: versions[locale], posts, contract: contract.in[locale], baseUrl, read};
        data.set(locale, await searchData(sources));
      }
    },

    async postBuild({outDir}) {
      await mkdir(path.join(outDir, 'search'), {recursive: true});
      for (const [locale, content] of data) {
        await writeFile(path.join(outDir, 'search', `${locale}.json`), JSON.stringify(content));
      }
      console.log(`Search: ${await runPagefind({outDir, baseUrl})}.`);
    },
  };
}
