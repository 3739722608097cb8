import type {RouteConfig} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {addVersion, knownVersion} from './docsVersions';
import type {PageList, Section, SectionModule, SectionRoute} from './Section';

// What Docusaurus generates about all pages is empty in the browser (see `sections/configureSections.ts`), and filled here, in
// place: Docusaurus holds the same objects.

/** The routes that are known so far. What no other route matches is not found. */
export const knownRoutes: RouteConfig[] = [{path: '*', component: ComponentCreator('*', '')}];

/** Script files of the pages that are known so far, by the id of their chunk. */
const files: Record<string, string> = {};

// The bundler would put the names of all files, with their hashes, into a script that every page loads. Docusaurus
// prefetches nothing whose address contains "undefined".
__webpack_get_script_filename__ = (chunk) => files[chunk] ?? 'undefined';

async function load({id, chunks}: SectionModule): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const exports = __webpack_require__(id);
  return typeof exports === 'object' && exports !== null && '__esModule' in exports ? exports : {default: exports};
}

function addModules({modules, versions}: Section): void {
  for (const [name, module] of Object.entries(modules)) {
    const loadModule = () => load(module);
    Object.assign(registry, {[name]: [() => knownVersion(name) ?? loadModule(), name, module.id]});
    const props = versions[name];
    const file = module.chunks.map((chunk) => files[chunk]).find((path) => path !== undefined);
    if (props !== undefined) {
      addVersion(name, props, loadModule);
    } else if (file !== undefined) {
      // Docusaurus prefetches a page by the names of its modules.
      files[name] = file;
    }
  }
}

function addRoutes(siblings: RouteConfig[], added: readonly SectionRoute[]): void {
  for (const {routes: children, modules, ...attributes} of added) {
    const {path, key} = attributes;
    let route = siblings.find((sibling) => sibling.key === key);
    if (route === undefined) {
      Object.assign(routesChunkNames, {[key]: modules});
      const component = ComponentCreator(path, key.slice(path.length + 1));
      route = {...attributes, component, ...(children === undefined ? {} : {routes: []})};
      // Leaves come before parents, in the order of the site; the route that matches everything stays last.
      const end = siblings.at(-1)?.path === '*' ? -1 : siblings.length;
      siblings.splice(children === undefined ? 0 : end, 0, route);
    }
    addRoutes(route.routes ?? [], children ?? []);
  }
}

function addList({at, entries}: PageList): void {
  const list = at.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], globalData) as unknown[];
  const known = new Set(list.map((entry) => JSON.stringify(entry)));
  list.push(...entries.filter((entry) => !known.has(JSON.stringify(entry))));
}

/** Makes the pages of a section known to Docusaurus. */
export function addSection(section: Section): void {
  Object.assign(files, section.files);
  addModules(section);
  section.lists.forEach(addList);
  addRoutes(knownRoutes, section.routes);
}

/**
 * Never called, and not in any script that is sent: it makes the bundler compile every page, because no script of the
 * browser imports them.
 */
export function compilePages(): Promise<unknown> {
  return import('@generated/docusaurus-lean/pages');
}
