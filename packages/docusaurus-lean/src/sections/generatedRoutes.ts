import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ModuleNames, PageList, SectionRoute, VersionProps} from './client/Section';
import {pageLists} from './pageLists';

/** What Docusaurus generates about the routes of the site. */
export interface GeneratedRoutes {
  readonly routes: readonly SectionRoute[];
  /** By the component of a route. */
  readonly moduleNames: Readonly<Record<string, ModuleNames>>;
  /** What is imported, by the name of the module. */
  readonly requests: Readonly<Record<string, string>>;
  readonly globalData: object;
  /** Lists of the global data that grow with the number of pages. */
  readonly lists: readonly PageList[];
  /** What each docs set gives to its pages, by the name of the module. */
  readonly versions: Readonly<Record<string, VersionProps>>;
}

/** Runs the generated list of routes, which imports nothing but the function that makes their components. */
function parseRoutes(code: string): SectionRoute[] {
  const sandbox: {routes?: SectionRoute[]} = {};
  const script = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  runInNewContext(script, Object.assign(sandbox, {ComponentCreator: (...parts: string[]) => parts.join('-')}));
  return (sandbox.routes ?? []).filter((route) => route.path !== '*');
}

function parseRegistry(code: string): Record<string, string> {
  const entries = code.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^"]*"\1" \*\/ ("(?:[^"\\]|\\.)+")\)/gm);
  return Object.fromEntries([...entries].map(([, name = '', request = '']) => [name, JSON.parse(request) as string]));
}

/** All names in what a route shows. */
export function namesIn(names: ModuleNames = {}): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap((inner: ModuleNames) => namesIn(inner));
}

/** Routes with those below them: those that have `routes` hold others, the others are pages. */
export function flatRoutes(routes: readonly SectionRoute[] = []): SectionRoute[] {
  return routes.flatMap((route) => [route, ...flatRoutes(route.routes)]);
}

/**
 * Reads what Docusaurus 3.9 writes for the bundler.
 *
 * @param dir - Docusaurus' folder of generated files
 * @throws if they are not of the form that they have in this version
 */
export function readGeneratedRoutes(dir: string): GeneratedRoutes {
  const read = (name: string): string => readFileSync(path.join(dir, name), 'utf8');
  const readJson = (name: string): unknown => JSON.parse(read(name));
  const routes = parseRoutes(read('routes.js'));
  const moduleNames = readJson('routesChunkNames.json') as Record<string, ModuleNames>;
  const requests = parseRegistry(read('registry.js'));
  const names = flatRoutes(routes).flatMap(({component}) => namesIn(moduleNames[component]));
  const unknown = names.find((name) => requests[name] === undefined);
  if (names.length === 0 || unknown !== undefined) {
    throw new Error(
      `${dir}: routes.js or registry.js is not as Docusaurus 3.9 writes it (module: ${unknown}). Adapt docusaurus-lean, sections/generatedRoutes.ts.`,
    );
  }
  // Only docs sets give something to the routes below them.
  const parents = flatRoutes(routes).filter((route) => route.routes !== undefined);
  const versions = parents.flatMap(({component}) => {
    const {__props: name} = moduleNames[component] as {__props?: string};
    const file = requests[name ?? '']?.replace('@generated/', '');
    return file === undefined ? [] : [[name, readJson(file) as VersionProps] as const];
  });
  const globalData = readJson('globalData.json') as object;
  const lists = pageLists(globalData, new Set(flatRoutes(routes).map((route) => route.path)));
  return {routes, moduleNames, requests, globalData, lists, versions: Object.fromEntries(versions)};
}
