import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ModuleNames, PageList, SectionRoute} from './client/Section';
import {pageLists, pathsOf} from './pageLists';

/** A version of an instance of docs. */
interface DocsSet {
  /** Above those of its pages. */
  readonly route: SectionRoute;
  /** Of the module that holds what it gives to its pages. */
  readonly name: string;
  readonly props: object;
}

/** What Docusaurus generates about the routes of the site. */
export interface GeneratedRoutes {
  /** Docusaurus' folder of generated files. */
  readonly dir: string;
  readonly routes: readonly SectionRoute[];
  /** By the component of a route. */
  readonly moduleNames: Readonly<Record<string, ModuleNames>>;
  /** What is imported, by the name of the module. */
  readonly requests: Readonly<Record<string, string>>;
  readonly globalData: object;
  /** Lists of the global data that grow with the number of pages. */
  readonly lists: readonly PageList[];
  readonly docsSets: readonly DocsSet[];
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

/** What a docs set gives to its pages, without what only cards show: sites that have any are refused, see `SectionsPlugin.ts`. */
function parseProps(json: string): object {
  const {version} = JSON.parse(json, (key, value: unknown) =>
    key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value,
  ) as {version: object};
  return {version: {...version, docs: {}}};
}

/** Routes with those below them: those that have `routes` hold others, the others are pages. */
export function flatRoutes(routes: readonly SectionRoute[] = []): SectionRoute[] {
  return routes.flatMap((route) => [route, ...flatRoutes(route.routes)]);
}

/**
 * Reads what Docusaurus 3.9 writes for the bundler.
 *
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
  const docsSets = parents.flatMap((route) => {
    const {__props: name = ''} = moduleNames[route.component] as {__props?: string};
    const file = requests[name]?.replace('@generated/', '');
    return file === undefined ? [] : [{route, name, props: parseProps(read(file))}];
  });
  const globalData = readJson('globalData.json') as object;
  const lists = pageLists(globalData, pathsOf(flatRoutes(routes)));
  return {dir, routes, moduleNames, requests, globalData, lists, docsSets};
}
