import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {headerRules} from '../../../config/headers';
import {redirects} from '../../../config/redirects';
import {readAlgolia} from '../../search/algolia';
import {staticHostHeaders} from './formats';
import {inlineScriptHashes} from './inlineScripts';
import {nginxSite} from './nginx';

/** Folder of the built site with what only servers read. */
export const deployFolder = '.deploy';

/**
 * Writes the headers of the built site for every host: `_headers` for Netlify and Cloudflare Pages, the
 * configuration of nginx and `headers.json` for the local server. The hashes of inline scripts are those of the pages as they were built.
 */
export default function headersPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-headers',
    async postBuild({outDir}) {
      const pages = globSync('**/*.html', {cwd: outDir});
      const hashes = new Set<string>();
      for (const page of pages) {
        for (const hash of inlineScriptHashes(await readFile(path.join(outDir, page), 'utf8'))) {
          hashes.add(hash);
        }
      }
      const isDevelopment = process.env.NODE_ENV === 'development';
      const rules = headerRules({scriptHashes: [...hashes].sort(), algolia: readAlgolia(process.env), isDevelopment});
      const folder = path.join(outDir, deployFolder);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(outDir, '_headers'), staticHostHeaders(rules, baseUrl));
      await writeFile(path.join(folder, 'nginx-site.conf'), nginxSite({rules, redirects, baseUrl}));
      await writeFile(path.join(folder, 'headers.json'), JSON.stringify(rules, null, 2));
    },
  };
}
