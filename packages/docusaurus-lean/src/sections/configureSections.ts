import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Replacement} from '../replaceModules';
import {leavesOf, readGeneratedRoutes} from './generatedRoutes';
import {pageLists, withoutPages} from './pageLists';
import {SectionsPlugin} from './SectionsPlugin';

/** Settings of the build: no component reads them. */
const ofBuild = /^(?:clientModules|headTags|markdown|on[A-Z]\w+|plugins|presets|scripts|ssrTemplate|static\w+|stylesheets|themes)$/;

/** Layouts around each other and what they read, which a page of docs loads together: one file instead of one each. */
const ofDocs =
  /^@theme\/Doc(?:s|Version)?(?:Root|Item)$|^@generated\/docusaurus-plugin-content-docs\/[^/]+\/__plugin\.json$/;

/** The module that imports every page, so that the bundler compiles them. */
function pagesModule(requests: readonly string[]): string {
  const imports = requests.map((request) => {
    const chunk = ofDocs.test(request) ? '/* webpackChunkName: "docs-layout" */ ' : '';
    return `  () => import(${chunk}${JSON.stringify(request)}),\n`;
  });
  return `export default [\n${imports.join('')}];\n`;
}

/**
 * Keeps the scripts that every page loads from growing with the number of pages. Docusaurus puts the routes of the whole
 * site, the modules of each and the names of all script files into them, settings of the build, and a library for a function
 * of its own; here each folder of the site has a file with that of its pages (`sections/<folder>/index.json`), which
 * `client/` loads first.
 *
 * Only in the built site, only in the browser: the server knows all routes, and so does `npm start`.
 *
 * @returns what to replace, and a plugin for the bundler
 * @throws if what Docusaurus generates is not of the form that is known
 */
export function configureSections({baseUrl, siteConfig, generatedFilesDir}: LoadContext) {
  const dir = path.join(generatedFilesDir, 'docusaurus-lean');
  const write = (name: string, content: string): string => {
    const file = path.join(dir, name);
    writeFileSync(file, content);
    return file;
  };
  mkdirSync(dir, {recursive: true});
  const generated = readGeneratedRoutes(generatedFilesDir);
  const lists = pageLists(generated.globalData, new Set(leavesOf(generated.routes).map((route) => route.path)));
  const globalData = withoutPages(generated.globalData, lists, siteConfig.themeConfig.navbar);
  const settings = Object.entries(siteConfig).filter(([key]) => !ofBuild.test(key));
  const client = path.join(__dirname, 'client');
  const replacements: readonly Replacement[] = [
    {request: /^@generated\/routes$/, by: path.join(client, 'routes.tsx')},
    {request: /^@generated\/registry$/, by: write('registry.js', 'export default {};\n')},
    {request: /^@generated\/routesChunkNames$/, by: write('routesChunkNames.js', 'export default {};\n')},
    {request: /^@generated\/globalData$/, by: write('globalData.json', JSON.stringify(globalData))},
    {
      request: /^@generated\/docusaurus\.config$/,
      by: write('siteConfig.json', JSON.stringify(Object.fromEntries(settings))),
    },
    {request: /^@docusaurus\/utils-common$/, by: path.join(client, 'utilsCommon.ts')},
  ];
  const plugin = new SectionsPlugin({
    sources: {...generated, baseUrl, lists},
    pagesFile: write('pages.js', pagesModule(Object.values(generated.requests))),
    clientManifest: path.join(generatedFilesDir, 'client-manifest.json'),
  });
  return {replacements, plugin};
}
