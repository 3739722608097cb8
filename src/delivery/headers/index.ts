import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {headerRules} from '../../../config/headers';
import {readRedirects} from '../redirects/readRedirects';
import {staticHostHeaders} from './formats';
import {inlineScriptHashes} from './inlineScripts';
import {nginxSite} from './nginx';

/** Folder of the built site with what only servers read. */
export const deployFolder = '.deploy';

export interface HeadersOptions {
  /** Whether Algolia answers the search: the browser then has to reach its servers. */
  hasAlgolia: boolean;
}

/**
 * Writes the headers of the built site for every host: `_headers` for Netlify and Cloudflare Pages, the configuration of
 * nginx and `headers.json` for the local server. The hashes of inline scripts are read from the built pages.
 */
export default function headersPlugin({siteDir, baseUrl}: LoadContext, {hasAlgolia}: HeadersOptions): Plugin {
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
      const rules = headerRules({scriptHashes: [...hashes].sort(), hasAlgolia, isDevelopment});
      const folder = path.join(outDir, deployFolder);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(outDir, '_headers'), staticHostHeaders(rules, baseUrl));
      await writeFile(
        path.join(folder, 'nginx-site.conf'),
        nginxSite({rules, redirects: readRedirects(siteDir), baseUrl}),
      );
      await writeFile(path.join(folder, 'headers.json'), JSON.stringify(rules, null, 2));
    },
  };
}
