import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../build/isBuild';
import {deployFolder} from '../headers';
import {builtSite} from './builtSite';
import {checkRedirects} from './checkRedirects';
import {redirectLocation, staticHostRedirects} from './formats';
import {readRedirects, type Redirect} from './readRedirects';
import {redirectPage} from './redirectPage';

/** Answers in `npm start` as the built site does: the file is read when it starts, which it does again after a change. */
const follow =
  (redirects: readonly Redirect[], baseUrl: string) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const moved = redirects.find(({from}) => `${baseUrl}${from.slice(1)}` === pathname);
    if (moved === undefined) {
      next();
    } else {
      const location = redirectLocation(moved.to, {baseUrl, query: query === undefined ? '' : `?${query}`});
      // Not for good: the writer may change it.
      response.writeHead(302, {location}).end();
    }
  };

/**
 * Checks config/redirects.yaml against the built site and writes it for every host: `_redirects` for Netlify and Cloudflare
 * Pages, `redirects.json` for the local server, and a page at each old address for hosts that know no redirects. Those of
 * nginx stand in its configuration: src/delivery/headers/nginx.ts.
 */
export default function redirectsPlugin({siteDir, baseUrl, siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'site-redirects',

    configureWebpack(_config, isServer) {
      // Into the list that is given: Docusaurus has a function of this name, too, and the lists of both are put together.
      const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
        middlewares.unshift(follow(readRedirects(siteDir), baseUrl));
        return middlewares;
      };
      // Docusaurus' type of the configuration is that of the bundler, which leaves out its server.
      const config: object = isBuild || isServer ? {} : {devServer: {setupMiddlewares}};
      return config;
    },

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
