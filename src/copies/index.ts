import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes} from '../../config/locales';
import {copyFiles} from './copyFiles';
import {llmsFiles} from './llmsIndex';
import {copiedPages} from './pages';

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

    async postBuild({outDir}) {
      const pages = copiedPages(content);
      const indexes = localeCodes.flatMap((locale) => llmsFiles(locale, content));
      for (const {path: pathname, text} of [...pages.flatMap(copyFiles), ...indexes]) {
        const file = path.join(outDir, pathname.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      console.log(`Markdown copies: ${pages.length} pages.`);
    },
  };
}
