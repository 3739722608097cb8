import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../../config/redirects';
import {knownSite, targetLocale} from './builtSite';
import {checkRedirects} from './checkRedirects';
import {placeRedirects} from './placeRedirects';
import {publishRedirects} from './publishRedirects';

/**
 * Checks config/redirects.ts against the built site and writes it for every host: `_redirects` for Netlify and Cloudflare
 * Pages, `redirects.json` for the local server, and a page at each old address for hosts that know no redirects. Those of
 * nginx stand in its configuration: src/delivery/headers/nginx.ts.
 */
export default function redirectsPlugin({siteDir, baseUrl, siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'site-redirects',

    async postBuild({outDir, routesPaths}) {
      const site = knownSite({outDir, routesPaths, baseUrl});
      const source = await readFile(path.join(siteDir, 'config/redirects.ts'), 'utf8');
      const faults = checkRedirects(placeRedirects(redirects, source), site);
      if (faults.length > 0) {
        throw new Error(
          `The redirects have ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
        );
      }
      const localeOf = targetLocale(site, outDir);
      await publishRedirects(redirects, {outDir, url, baseUrl, localeOf});
    },
  };
}
