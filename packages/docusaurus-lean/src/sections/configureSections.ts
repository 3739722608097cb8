import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Replacement} from '../replaceModules';
import {readGeneratedRoutes, type GeneratedRoutes} from './generatedRoutes';
import {growingLists, withoutPages, type ListNames} from './growingLists';
import {RouteSectionsPlugin} from './RouteSectionsPlugin';
import {readSettings} from './readSettings';

const client = path.join(__dirname, 'client');

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
 * site, the modules of each and the names of all script files into them, settings of the build, and a library for a function
 * of its own; here each folder of the site has a file with that of its pages (`sections/<folder>/index.json`), which
 * `client/` loads first.
 *
 * Only in the built site, only in the browser: the server knows all routes, and so does `npm start`.
 *
 * @param lists - names of lists in the global data of other plugins that grow, too
 * @returns what to replace, and a plugin for the bundler
 * @throws if what Docusaurus generates is not of the form that is known
 */
export function configureSections({baseUrl, siteConfig, generatedFilesDir}: LoadContext, lists: ListNames) {
  const dir = path.join(generatedFilesDir, 'docusaurus-lean');
  const write = (name: string, content: string): string => {
    const file = path.join(dir, name);
    writeFileSync(file, content);
    return file;
  };
  mkdirSync(dir, {recursive: true});
  const generated = readGeneratedRoutes(generatedFilesDir);
  const growing = growingLists(generated.globalData, lists);
  const pagesFile = write('pages.js', pagesModule(generated));
  write('globalData.json', JSON.stringify(withoutPages(generated.globalData, growing, siteConfig.themeConfig.navbar)));
  const settings = write('siteConfig.json', JSON.stringify(readSettings(siteConfig)));
  const clientManifest = path.join(generatedFilesDir, 'client-manifest.json');
  const replacements: readonly Replacement[] = [
    ...standIns.map((name) => ({request: new RegExp(`^@generated/${name}$`), by: path.join(client, `${name}.ts`)})),
    {request: /^@generated\/docusaurus\.config$/, by: settings},
    {request: /^@docusaurus\/utils-common$/, by: path.join(client, 'utilsCommon.ts')},
  ];
  return {
    replacements,
    plugin: new RouteSectionsPlugin({...generated, lists: growing, baseUrl, pagesFile, clientManifest}),
  };
}
