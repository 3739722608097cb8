import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isCached} from '../build/isCached';
import {defaultLocale, localeCodes, locales} from '../../config/locales';
import {searchRoute} from '../content/routeIn';
import {siteContract} from '../reference/contract/siteContract';
import {siteWorkflows} from '../reference/workflows/siteWorkflows';
import {loadedDocs, loadedPosts} from '../content/loadedContent';
import {runProgram} from '../build/runProgram';
import type {CopyJob} from './copier/CopyJob';
import {copiedSamples} from './copiedSamples';
import {copyTexts, indexPath} from './copyTexts';
import {llmsText, type LlmsIndex} from './llmsIndex';
import {siteIndexes} from './siteIndex';

/** Not-found pages have no content to copy, and search pages neither. */
const notFound = /\/404(?:\.html)?$/;

/**
 * Copies for agents: beside every page a Markdown copy at the same path with `.md`, and in each language an index of them,
 * `llms.txt`, which leads to an index of each section.
 */
export default function markdownCopiesPlugin({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const {url: siteUrl} = siteConfig;
  let indexes: readonly LlmsIndex[] = [];
  return {
    name: 'site-markdown-copies',

    allContentLoaded({allContent}) {
      const versions = loadedDocs(allContent);
      const posts = loadedPosts(allContent);
      indexes = localeCodes.flatMap((locale) =>
        siteIndexes({locale, version: versions[locale], posts, siteUrl, baseUrl}),
      );
      return Promise.resolve();
    },

    async postBuild({outDir, routesPaths}) {
      const searches = localeCodes.map((locale) => `${baseUrl}${searchRoute(locale).slice(1)}`);
      const pathnames = routesPaths.filter((route) => !searches.includes(route) && !notFound.test(route));
      const samples = copiedSamples((await siteContract()).in[defaultLocale], await siteWorkflows());
      const languages = Object.fromEntries(
        localeCodes.map((locale) => [
          locales[locale].htmlLang,
          {texts: copyTexts(locale), indexUrl: `${siteUrl}${baseUrl}${indexPath(locale)}`},
        ]),
      );
      const cacheDir = isCached ? path.join(siteDir, 'node_modules/.cache/markdown-copies') : undefined;
      const job: CopyJob = {outDir, siteUrl, baseUrl, pathnames, samples, languages, cacheDir};
      const copies = await runProgram<number>(path.join(__dirname, 'copier/copyPages.ts'), job);
      for (const index of indexes) {
        const file = path.join(outDir, index.file);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, llmsText(index, siteUrl));
      }
      console.log(`Markdown copies: ${copies} pages.`);
    },
  };
}
