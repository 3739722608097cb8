import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes} from '../../config/locales';
import {loadedDocs} from '../content/loadedContent';
import {postLocale} from '../content/fieldsOfPage';
import {siteContract} from '../reference/contract/siteContract';
import {copyFiles, type CopyFile} from './copyFiles';
import {copyPath} from './copyPath';
import {landingPage} from './landingPage';
import {hasCopy} from './links';
import {listPages} from './listPages';
import {llmsFiles} from './llmsIndex';
import {sourcePages} from './sourcePages';

/** All that the plugin writes into the built site. */
async function siteFiles(allContent: AllContent): Promise<CopyFile[]> {
  const contract = await siteContract();
  const versions = loadedDocs(allContent);
  const blog = (allContent['docusaurus-plugin-content-blog'] as {default: BlogContent}).default;
  const posts = blog.blogPosts.map(({metadata}) => metadata);
  const pages = await sourcePages(allContent);
  return [
    ...[
      ...pages.values(),
      ...localeCodes.map((locale) => landingPage(locale, contract.in[locale])),
      ...listPages(blog),
    ].flatMap(copyFiles),
    ...localeCodes.flatMap((locale) =>
      llmsFiles(
        locale,
        versions[locale],
        posts.filter(({frontMatter}) => postLocale(frontMatter) === locale),
      ),
    ),
  ];
}

/**
 * Copies for agents: beside every page a Markdown copy at the same path with `.md`, and in each language an index of them,
 * `llms.txt`, which leads to an index of each section.
 */
export default function markdownCopiesPlugin({baseUrl}: LoadContext): Plugin {
  let content: AllContent;
  return {
    name: 'site-markdown-copies',

    allContentLoaded({allContent}) {
      content = allContent;
      return Promise.resolve();
    },

    async postBuild({outDir, routesPaths}) {
      const files = await siteFiles(content);
      const written = new Set(files.map((file) => file.path));
      const missing = routesPaths.filter((route) => hasCopy(route) && !written.has(copyPath(route)));
      if (missing.length > 0) {
        throw new Error(
          `${missing.join(', ')}: there is no Markdown copy. Make one of this kind of page in src/copies.`,
        );
      }
      for (const {path: pathname, text} of files) {
        const file = path.join(outDir, pathname.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      console.log(`Markdown copies: ${routesPaths.filter(hasCopy).length} pages.`);
    },
  };
}
