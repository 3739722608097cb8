import type {RouteConfig} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {listAt} from '../pageLists';
import type {Section, SectionModule, SectionRoute} from './Section';

// What Docusaurus generates about all pages is empty in the browser (see `sections/configureSections.ts`), and filled here, in
// place: Docusaurus holds the same objects.

/** The routes that are known so far. What no other route matches is not found. */
export const knownRoutes: RouteConfig[] = [{path: '*', component: ComponentCreator('*', '')}];

/** Props of the docs sets that are known so far, by the name of their module. */
const docsSets: Record<string, object> = {};

/** Script files of the pages that are known so far, by the id of their chunk. */
const files: Record<string, string> = {};

// The bundler would put the names of all files, with their hashes, into a script that every page loads. What is unknown, such as
// the names by which Docusaurus asks for the pages of visible links, is "undefined", which it does not load ahead.
__webpack_get_script_filename__ = (chunk) => files[chunk] ?? 'undefined';

async function load({id, chunks}: SectionModule): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const exports = __webpack_require__(id);
  return typeof exports === 'object' && exports !== null && '__esModule' in exports ? exports : {default: exports};
}

function addRoutes(siblings: RouteConfig[], added: readonly SectionRoute[]): void {
  for (const {routes: children, component: key, ...attributes} of added) {
    let route = siblings.find((sibling) => sibling.key === key);
    if (route === undefined) {
      // React Router's own keys are places in the list, which change as it grows: pages would be mounted anew.
      const component = ComponentCreator(attributes.path, key.slice(attributes.path.length + 1));
      route = {...attributes, key, component, ...(children && {routes: []})};
      // Leaves come before parents, and the route that matches everything stays last.
      const end = siblings.at(-1)?.path === '*' ? -1 : siblings.length;
      siblings.splice(children === undefined ? 0 : end, 0, route);
    }
    addRoutes(route.routes ?? [], children ?? []);
  }
}

/** Makes the pages of a section known to Docusaurus. */
export function addSection(section: Section): void {
  Object.assign(files, section.files);
  Object.assign(docsSets, section.docsSets);
  for (const [name, module] of Object.entries(section.modules)) {
    // Decided when it is called: the route of a docs set is made before the first of its pages brings the props.
    const loader = () => (docsSets[name] === undefined ? load(module) : Promise.resolve({default: docsSets[name]}));
    Object.assign(registry, {[name]: [loader, name, module.id]});
  }
  for (const {at, entries} of section.lists) {
    const list = listAt(globalData, at);
    const known = new Set(list.map((entry) => JSON.stringify(entry)));
    list.push(...entries.filter((entry) => !known.has(JSON.stringify(entry))));
  }
  Object.assign(routesChunkNames, section.moduleNames);
  addRoutes(knownRoutes, section.routes);
}

/** Never called, and not in any script that is sent: makes the bundler compile every page, which nothing else imports. */
export function compilePages(): Promise<unknown> {
  return import('@generated/docusaurus-lean/pages');
}
