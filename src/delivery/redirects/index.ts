import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {deployFolder} from '../headers';
import {builtSite} from './builtSite';
import {checkRedirects} from './checkRedirects';
import {staticHostRedirects} from './formats';
import {readRedirects} from './readRedirects';
import {redirectPage} from './redirectPage';

/**
 * Checks config/redirects.yaml against the built site and writes it for every host: `_redirects` for Netlify and Cloudflare
 * Pages, `redirects.json` for the local server, and a page at each old address for hosts that know no redirects. Those of
 * nginx stand in its configuration: src/delivery/headers/nginx.ts.
 */
export default function redirectsPlugin({siteDir, baseUrl, siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'site-redirects',

    async postBuild({outDir, routesPaths}) {
      const redirects = readRedirects(siteDir);
      const site = builtSite({outDir, routesPaths, baseUrl});
      const faults = checkRedirects(redirects, site);
      if (faults.length > 0) {
        throw new Error(`The redirects have ${faults.length} fault(s):\n${faults.join('\n')}`);
      }
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      await write('_redirects', staticHostRedirects(redirects, baseUrl));
      await write(`${deployFolder}/redirects.json`, JSON.stringify(redirects, ['from', 'to'], 2));
      // A program that asks for a file, such as /openapi.json, could not use a page.
      for (const redirect of redirects.filter(({from}) => path.extname(from) === '')) {
        const page = redirectPage(redirect.to, {locale: site.localeOf(redirect), url, baseUrl});
        await write(`${redirect.from.slice(1)}.html`, page);
      }
    },
  };
}
