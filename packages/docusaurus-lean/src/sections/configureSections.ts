import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import type {Replacement} from '../replaceModules';
import {readGeneratedRoutes} from './generatedRoutes';
import {withoutPages} from './pageLists';
import {SectionsPlugin} from './SectionsPlugin';

/** Settings of the build: no component reads them. */
const ofBuild =
  /^(?:clientModules|headTags|markdown|on[A-Z]\w+|plugins|presets|scripts|ssrTemplate|static\w+|stylesheets|themes)$/;

/** Layouts around each other and what they read, which a page of docs loads together: one file instead of one each. */
const ofDocs = /^@theme\/Doc(?:s|Version)?(?:Root|Item)$|docusaurus-plugin-content-docs\/[^/]+\/__plugin\.json$/;

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
 * site, the modules of each and the names of all script files into them, and settings of the build; here each folder of the
 * site has a file with that of its pages (`sections/<folder>/index.json`), which `client/` loads first.
 *
 * @returns what to replace in the browser's bundle, and a plugin for the bundler
 * @throws if what Docusaurus generates is not of the form that is known
 */
export function configureSections({baseUrl, siteConfig, generatedFilesDir}: LoadContext) {
  const dir = path.join(generatedFilesDir, 'docusaurus-lean');
  mkdirSync(dir, {recursive: true});
  const write = (name: string, content: string): string => {
    writeFileSync(path.join(dir, name), content);
    return path.join(dir, name);
  };
  const generated = readGeneratedRoutes(generatedFilesDir);
  const globalData = withoutPages(generated.globalData, generated.lists, siteConfig.themeConfig.navbar);
  const settings = Object.fromEntries(Object.entries(siteConfig).filter(([key]) => !ofBuild.test(key)));
  const replacements: readonly Replacement[] = [
    {
      request: /^\.\/preload$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      by: path.join(__dirname, '../navigation/preload.ts'),
    },
    {request: /^@generated\/routes$/, by: path.join(__dirname, 'client/routes.tsx')},
    {request: /^@generated\/registry$/, by: write('registry.js', 'export default {};\n')},
    {request: /^@generated\/routesChunkNames$/, by: write('routesChunkNames.js', 'export default {};\n')},
    {request: /^@generated\/globalData$/, by: write('globalData.json', JSON.stringify(globalData))},
    {request: /^@generated\/docusaurus\.config$/, by: write('siteConfig.json', JSON.stringify(settings))},
    {
      // All of tslib, 4 kB, for one function that brings another of the package, an ES module, into its index.
      request: /^tslib$/,
      from: /@docusaurus[\\/]utils-common[\\/]lib$/,
      by: write('tslib.js', 'exports.__importDefault = (module) => module;\n'),
    },
    // For unknown addresses below a docs set; its pages have it from their section.
    ...generated.docsSets.map(({name, props}) => ({
      request: new RegExp(`^${escapeRegexp(generated.requests[name] ?? '')}$`),
      by: write(`${name}.json`, JSON.stringify(props)),
    })),
  ];
  const pagesFile = write('pages.js', pagesModule(Object.values(generated.requests)));
  return {replacements, plugin: new SectionsPlugin(generated, pagesFile, baseUrl)};
}
