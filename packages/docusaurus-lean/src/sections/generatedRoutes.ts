import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ModuleNames, SectionRoute, VersionProps} from './client/Section';

/** What Docusaurus generates about the routes of the site. */
export interface GeneratedRoutes {
  readonly routes: readonly SectionRoute[];
  /** What is imported, by the name of the module. */
  readonly requests: Readonly<Record<string, string>>;
  readonly globalData: object;
  /** What each docs set gives to its pages, by the name of the module. */
  readonly versions: Readonly<Record<string, VersionProps>>;
}

interface GeneratedRoute {
  path: string;
  component: string;
  routes?: GeneratedRoute[];
}

/** Runs the generated list of routes, which imports nothing but the function that makes their components. */
function parseRoutes(code: string, moduleNames: Readonly<Record<string, ModuleNames>>): SectionRoute[] {
  const withModules = ({component: key, routes, ...route}: GeneratedRoute): SectionRoute => ({
    ...route,
    key,
    modules: moduleNames[key] ?? {},
    ...(routes === undefined ? {} : {routes: routes.map(withModules)}),
  });
  const sandbox: {routes?: GeneratedRoute[]} = {};
  const script = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  runInNewContext(script, Object.assign(sandbox, {ComponentCreator: (...parts: string[]) => parts.join('-')}));
  return (sandbox.routes ?? []).filter((route) => route.path !== '*').map(withModules);
}

function parseRegistry(code: string): Record<string, string> {
  const entries = code.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^"]*"\1" \*\/ ("(?:[^"\\]|\\.)+")\)/gm);
  return Object.fromEntries([...entries].map(([, name = '', request = '']) => [name, JSON.parse(request) as string]));
}

/** Names of the modules that a route needs. */
export function moduleNamesOf({modules}: Pick<SectionRoute, 'modules'>): string[] {
  return typeof modules === 'string'
    ? [modules]
    : Object.values(modules).flatMap((inner: ModuleNames) => moduleNamesOf({modules: inner}));
}

/** The routes that have others below them. */
export function parentsOf(routes: readonly SectionRoute[]): SectionRoute[] {
  return routes.flatMap((route) => (route.routes === undefined ? [] : [route, ...parentsOf(route.routes)]));
}

/** The routes that are pages. */
export function leavesOf(routes: readonly SectionRoute[]): SectionRoute[] {
  return routes.flatMap((route) => (route.routes === undefined ? [route] : leavesOf(route.routes)));
}

/**
 * Reads what Docusaurus 3.9 writes for the bundler: `routes.js`, `routesChunkNames.json`, `registry.js` and `globalData.json`.
 *
 * @param dir - Docusaurus' folder of generated files
 * @throws if they are not of the form that they have in this version
 */
export function readGeneratedRoutes(dir: string): GeneratedRoutes {
  const read = (name: string): string => readFileSync(path.join(dir, name), 'utf8');
  const readJson = (name: string): unknown => JSON.parse(read(name));
  const routes = parseRoutes(read('routes.js'), readJson('routesChunkNames.json') as Record<string, ModuleNames>);
  const requests = parseRegistry(read('registry.js'));
  const names = [...parentsOf(routes), ...leavesOf(routes)].flatMap(moduleNamesOf);
  const unknown = names.find((name) => requests[name] === undefined);
  if (names.length === 0 || unknown !== undefined) {
    const detail = unknown === undefined ? '' : ` ("${unknown}" is in no line of registry.js)`;
    throw new Error(
      `${dir}: routes.js and registry.js are not of the form that Docusaurus 3.9 gives them${detail}. Adapt docusaurus-lean, sections/generatedRoutes.ts.`,
    );
  }
  // Only docs sets give something to the routes below them.
  const versions = parentsOf(routes).flatMap(({modules}) => {
    const name = typeof modules === 'object' && '__props' in modules ? modules.__props : undefined;
    const file = typeof name === 'string' ? requests[name]?.replace('@generated/', '') : undefined;
    return file === undefined ? [] : [[name, readJson(file) as VersionProps] as const];
  });
  return {routes, requests, globalData: readJson('globalData.json') as object, versions: Object.fromEntries(versions)};
}
