import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {readAlgolia} from '../../../config/search/algolia';
import {siteContract} from '../../contract/siteContract';
import type {SearchData} from '../../search/SearchData';
import {searchData} from './records';
import {runPagefind} from './runPagefind';

/**
 * Makes the search of the built site: what it knows of each page (`search/<locale>.json`) and Pagefind's index of
 * texts. With Algolia's settings it makes no index, and a Spanish search page beside Algolia's own.
 */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  if (readAlgolia(process.env) !== undefined) {
    return {
      name: 'site-search',
      contentLoaded({actions: {addRoute}}) {
        addRoute({path: `${baseUrl}docs-es/search`, component: '@theme/SearchPage', exact: true});
        console.log('Search: Algolia.');
      },
    };
  }
  const data = new Map<LocaleCode, SearchData>();
  return {
    name: 'site-search',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      const posts = (allContent['docusaurus-plugin-content-blog']?.default as BlogContent).blogPosts;
      const contract = await siteContract();
      const read = (source: string) => readFile(source.replace('@site', siteDir), 'utf8');
      for (const locale of localeCodes) {
        const version = docs[locales[locale].docsPluginId]?.loadedVersions[0];
        if (version === undefined) {
          throw new Error(`config/docs.ts: the docs instance "${locales[locale].docsPluginId}" was not loaded.`);
        }
        data.set(locale, await searchData({locale, version, posts, contract: contract.in[locale], baseUrl, read}));
      }
    },

    async postBuild({outDir}) {
      await mkdir(path.join(outDir, 'search'), {recursive: true});
      for (const [locale, content] of data) {
        await writeFile(path.join(outDir, 'search', `${locale}.json`), JSON.stringify(content));
      }
      console.log(`Search: ${await runPagefind({siteDir, outDir, baseUrl})}.`);
    },
  };
}
