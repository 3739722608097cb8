import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes} from '../../../config/locales';
import {siteContract} from '../../reference/contract/siteContract';
import {loadedDocs, loadedPosts} from '../../content/loadedContent';
import {searchData} from './records';
import {runPagefind} from './runPagefind';

/**
 * Makes the search of the built site: what it knows of each page (`search/<locale>.json`) and Pagefind's index of
 * texts.
 */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  let content: AllContent = {};
  const read = (source: string): Promise<string> => readFile(source.replace('@site', siteDir), 'utf8');
  return {
    name: 'site-search',

    allContentLoaded({allContent}) {
      content = allContent;
    },

    // Not before: `npm start` has no search, and a contract that is half-written must not stop it.
    async postBuild({outDir}) {
      const versions = loadedDocs(content);
      const posts = loadedPosts(content);
      const contract = await siteContract();
      await mkdir(path.join(outDir, 'search'), {recursive: true});
      for (const locale of localeCodes) {
        const sources = {locale, version: versions[locale], posts, contract: contract.in[locale], baseUrl, read};
        await writeFile(path.join(outDir, 'search', `${locale}.json`), JSON.stringify(await searchData(sources)));
      }
      console.log(`Search: ${await runPagefind({outDir, baseUrl})}.`);
    },
  };
}
