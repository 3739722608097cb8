import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isCached} from '../build/isCached';
import {defaultLocale, localeCodes, locales, type LocaleCode} from '../../config/locales';
import {searchRoute} from '../content/routeIn';
import {siteContract} from '../reference/contract/siteContract';
import {siteWorkflows} from '../reference/workflows/siteWorkflows';
import {loadedDocs, loadedPosts} from '../content/loadedContent';
import {runProgram} from '../build/runProgram';
import type {CopyJob} from './copier/CopyJob';
import {copiedSamples} from './copiedSamples';
import {copyTexts, indexPath} from './copyTexts';
import {siteSkills, type SiteSkill} from './discovery/siteSkills';
import {writeDiscovery} from './discovery/writeDiscovery';
import {llmsText, type LlmsIndex} from './llmsIndex';
import {siteIndexes} from './siteIndex';

/** Not-found pages have no content to copy, and search pages neither. */
const notFound = /\/404(?:\.html)?$/;

/**
 * Copies for agents: beside every page a Markdown copy at the same path with `.md`, and in each language an index of them,
 * `llms.txt`, which leads to an index of each section. Made from the same pages: skills, and the catalogue of APIs.
 */
export default function markdownCopiesPlugin({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const {url: siteUrl} = siteConfig;
  let indexes: readonly LlmsIndex[] = [];
  let pathOf: (docId: string, locale: LocaleCode) => string;
  return {
    name: 'site-markdown-copies',

    allContentLoaded({allContent}) {
      const versions = loadedDocs(allContent);
      const posts = loadedPosts(allContent);
      indexes = localeCodes.flatMap((locale) =>
        siteIndexes({locale, version: versions[locale], posts, siteUrl, baseUrl}),
      );
      pathOf = (docId, locale) => {
        // The default language stands in for a page that is not translated yet.
        const codes: readonly LocaleCode[] = [locale, defaultLocale];
        const [page] = codes.flatMap((code) => versions[code].docs.filter(({id}) => id === docId));
        if (page === undefined) {
          throw new Error(`config/skills.ts: there is no page "${docId}" in ${locales[defaultLocale].docsPath}/.`);
        }
        return page.permalink;
      };
      return Promise.resolve();
    },

    async postBuild({outDir, routesPaths}) {
      const searches = localeCodes.map((locale) => `${baseUrl}${searchRoute(locale).slice(1)}`);
      const pathnames = routesPaths.filter((route) => !searches.includes(route) && !notFound.test(route));
      const workflows = await siteWorkflows();
      const samples = copiedSamples((await siteContract()).in[defaultLocale], workflows);
      const skills: SiteSkill[] = siteSkills({workflows, pathOf, siteUrl, baseUrl});
      const languages = Object.fromEntries(
        localeCodes.map((locale) => [
          locales[locale].htmlLang,
          {texts: copyTexts(locale), indexUrl: `${siteUrl}${baseUrl}${indexPath(locale)}`},
        ]),
      );
      const cacheDir = isCached ? path.join(siteDir, 'node_modules/.cache/markdown-copies') : undefined;
      const job: CopyJob = {
        outDir,
        siteUrl,
        baseUrl,
        pathnames,
        samples,
        languages,
        skills: skills.map((skill) => skill.job),
        cacheDir,
      };
      const copies = await runProgram<number>(path.join(__dirname, 'copier/copyPages.ts'), job);
      for (const index of indexes) {
        const file = path.join(outDir, index.file);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, llmsText(index, siteUrl));
      }
      await writeDiscovery(outDir, `${siteUrl}${baseUrl}`, skills);
      console.log(`Markdown copies: ${copies} pages.`);
    },
  };
}
