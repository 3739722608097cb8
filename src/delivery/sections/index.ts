import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceModules} from '../../build/replaceModules';
import {readGeneratedRoutes, type GeneratedRoutes} from './generatedRoutes';
import {withoutPages} from './globalData';
import {chunkFilename, RouteSectionsPlugin} from './RouteSectionsPlugin';

/** What Docusaurus generates about all pages, and our module in its place. */
const standIns = ['routes', 'registry', 'routesChunkNames', 'globalData'];

/** Layouts around each other and what they read, which a page of docs loads together: one file instead of one each. */
const ofDocs =
  /^@theme\/Doc(?:s|Version)?(?:Root|Item)$|^@generated\/docusaurus-plugin-content-docs\/[^/]+\/__plugin\.json$/;

/** The module that imports every page, so that the bundler compiles them. */
function pagesModule({requests}: GeneratedRoutes): string {
  const imports = Object.values(requests).map((request) => {
    const chunk = ofDocs.test(request) ? '/* webpackChunkName: "docs-layout" */ ' : '';
    return `  () => import(${chunk}${JSON.stringify(request)}),\n`;
  });
  return `export default [\n${imports.join('')}];\n`;
}

/**
 * Keeps the scripts that every page loads from growing with the number of pages. Docusaurus puts the routes of the whole
 * site, the modules of each and the names of all script files into them; here each folder of the site has a file of its
 * own with that of its pages (`sections/<folder>/index.json`), which `src/delivery/sections/client` loads first.
 *
 * Only in the built site, only in the browser: the server knows all routes, and so does `npm start`.
 */
export default function routeSectionsPlugin({baseUrl, siteDir, generatedFilesDir}: LoadContext): Plugin {
  const client = path.join(siteDir, 'src/delivery/sections/client');
  return {
    name: 'site-route-sections',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const generated = readGeneratedRoutes(generatedFilesDir);
      const dir = path.join(generatedFilesDir, 'site-route-sections');
      const pagesFile = path.join(dir, 'pages.js');
      mkdirSync(dir, {recursive: true});
      writeFileSync(pagesFile, pagesModule(generated));
      writeFileSync(path.join(dir, 'globalData.json'), JSON.stringify(withoutPages(generated.globalData)));
      const clientManifest = path.join(generatedFilesDir, 'client-manifest.json');
      return {
        output: {chunkFilename},
        plugins: [
          ...replaceModules(currentBundler, [
            ...standIns.map((name) => ({
              request: new RegExp(`^@generated/${name}$`),
              by: path.join(client, `${name}.ts`),
            })),
            {request: /^\.\/describePage$/, by: path.join(client, 'describePageBySection.ts')},
          ]),
          new RouteSectionsPlugin({...generated, baseUrl, pagesFile, clientManifest}),
        ],
      };
    },
  };
}
