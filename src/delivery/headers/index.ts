import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {headerRules} from '../../../config/headers';
import {inlineScripts} from '../boot/inlineScripts';
import {readRedirects} from '../redirects/readRedirects';
import {staticHostHeaders} from './formats';
import {builtHashes, inlineScriptFaults} from './inlineScripts';
import {nginxSite} from './nginx';

/** Folder of the built site with what only servers read. */
export const deployFolder = '.deploy';

export interface HeadersOptions {
  /** Whether Algolia answers the search: the browser then has to reach its servers. */
  hasAlgolia: boolean;
}

/** More would hide the first. */
const mostFaults = 10;

/**
 * @param allowed - hashes of the scripts that pages may hold
 * @throws if a page holds another one, with the page and the fix
 */
async function refuseOtherScripts(outDir: string, allowed: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const page of globSync('**/*.html', {cwd: outDir})) {
    faults.push(...inlineScriptFaults(page, await readFile(path.join(outDir, page), 'utf8'), allowed));
  }
  if (faults.length > 0) {
    throw new Error(
      `Pages hold ${faults.length} script(s) that nobody allowed:\n${faults.slice(0, mostFaults).join('\n')}`,
    );
  }
}

/**
 * Writes the headers of the built site for every host: `_headers` for Netlify and Cloudflare Pages, the configuration of
 * nginx and `headers.json` for the local server. The policy allows the inline scripts of `src/delivery/boot/inlineScripts.ts`;
 * a page with any other stops the build.
 */
export default function headersPlugin({siteDir, baseUrl}: LoadContext, {hasAlgolia}: HeadersOptions): Plugin {
  return {
    name: 'site-headers',
    async postBuild({outDir}) {
      const scriptHashes = await builtHashes(inlineScripts(baseUrl));
      await refuseOtherScripts(outDir, scriptHashes);
      const isDevelopment = process.env.NODE_ENV === 'development';
      const rules = headerRules({scriptHashes, baseUrl, hasAlgolia, isDevelopment});
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
