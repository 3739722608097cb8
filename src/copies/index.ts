import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isCached} from '../build/isCached';
import {defaultLocale, localeCodes, type LocaleCode} from '../../config/locales';
import {searchRoute} from '../content/routeIn';
import {siteContract} from '../reference/contract/siteContract';
import {operationSamples} from '../reference/samples/operationSamples';
import {copiedSamples} from '../reference/workflows/published';
import {siteWorkflows} from '../reference/workflows/siteWorkflows';
import {loadedDocs, loadedPosts} from '../content/loadedContent';
import {runProgram} from '../build/runProgram';
import type {CopyJob} from './copier/copyPages';
import {llmsText} from './llmsIndex';
import {indexPath, siteIndex} from './siteIndex';

/** Not-found pages have no content to copy, and search pages neither. */
const notFound = /\/404(?:\.html)?$/;

/**
 * Copies for agents: beside every page a Markdown copy at the same path with `.md`, and in each language an index of them,
 * `llms.txt`.
 */
export default function markdownCopiesPlugin({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const indexes = new Map<LocaleCode, string>();
  return {
    name: 'site-markdown-copies',

    allContentLoaded({allContent}) {
      const versions = loadedDocs(allContent);
      const posts = loadedPosts(allContent);
      for (const locale of localeCodes) {
        const index = siteIndex({locale, version: versions[locale], posts, siteUrl: siteConfig.url, baseUrl});
        indexes.set(locale, llmsText(index, siteConfig.url));
      }
      return Promise.resolve();
    },

    async postBuild({outDir, routesPaths}) {
      const searches = localeCodes.map((locale) => `${baseUrl}${searchRoute(locale).slice(1)}`);
      const pathnames = routesPaths.filter((route) => !searches.includes(route) && !notFound.test(route));
      const {operations} = (await siteContract()).in[defaultLocale];
      const samples = {
        ...Object.fromEntries([...operations].map(([id, operation]) => [id, operationSamples(operation)])),
        ...copiedSamples(await siteWorkflows()),
      };
      const cacheDir = isCached ? path.join(siteDir, 'node_modules/.cache/markdown-copies') : undefined;
      const job: CopyJob = {outDir, siteUrl: siteConfig.url, baseUrl, pathnames, samples, cacheDir};
      const copies = await runProgram<number>(path.join(__dirname, 'copier/copyPages.ts'), job);
      for (const [locale, text] of indexes) {
        const file = path.join(outDir, indexPath(locale));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      console.log(`Markdown copies: ${copies} pages.`);
    },
  };
}
