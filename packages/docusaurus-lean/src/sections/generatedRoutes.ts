import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ModuleNames, SectionRoute, VersionProps} from './client/Section';
import type {SiteGlobalData} from './growingLists';

/** What Docusaurus generates about the routes of the site. */
export interface GeneratedRoutes {
  routes: readonly SectionRoute[];
  /** By the path and hash of a route, with a hyphen between them. */
  moduleNames: Readonly<Record<string, ModuleNames>>;
  /** What is imported, by the name of the module. */
  requests: Readonly<Record<string, string>>;
  globalData: SiteGlobalData;
  /** What each docs set gives to its pages, by the name of the module. */
  versions: Readonly<Record<string, VersionProps>>;
}

/** Runs the generated list of routes, which imports nothing but the function that makes their components. */
function parseRoutes(code: string): readonly SectionRoute[] {
  const script = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox: {routes?: readonly (SectionRoute & {component: {hash?: string}})[]} = {};
  runInNewContext(script, Object.assign(sandbox, {ComponentCreator: (_path: string, hash?: string) => ({hash})}));
  return (sandbox.routes ?? []).filter(({path: route}) => route !== '*').map(withHash);
}

function withHash({component, routes, ...route}: SectionRoute & {component?: {hash?: string}}): SectionRoute {
  return {
    ...route,
    hash: component?.hash ?? '',
    ...(routes === undefined ? {} : {routes: routes.map(withHash)}),
  };
}

function parseRegistry(code: string): Record<string, string> {
  const entries = code.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^"]*"\1" \*\/ "((?:[^"\\]|\\.)+)"\)/gm);
  return Object.fromEntries(
    [...entries].map(([, name = '', request = '']) => [name, JSON.parse(`"${request}"`) as string]),
  );
}

function namesIn(names: ModuleNames): readonly string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

/** Names of the modules that a route needs. */
export function moduleNamesOf({moduleNames}: Pick<GeneratedRoutes, 'moduleNames'>, route: SectionRoute): string[] {
  return [...namesIn(moduleNames[`${route.path}-${route.hash}`] ?? {})];
}

function parents(routes: readonly SectionRoute[]): SectionRoute[] {
  return routes.flatMap((route) => (route.routes === undefined ? [] : [route, ...parents(route.routes)]));
}

/** Properties of the routes that have others below them; only docs sets have any. */
function readVersions(dir: string, generated: Omit<GeneratedRoutes, 'versions'>): Record<string, VersionProps> {
  const names = parents(generated.routes).flatMap(({path: route, hash}) => {
    const modules = generated.moduleNames[`${route}-${hash}`];
    return modules !== undefined && typeof modules === 'object' && '__props' in modules ? [modules.__props] : [];
  });
  const files = names.flatMap((name) =>
    typeof name === 'string' ? [[name, generated.requests[name] ?? ''] as const] : [],
  );
  return Object.fromEntries(
    files.map(([name, request]) => {
      const text = readFileSync(request.replace('@generated', dir), 'utf8');
      return [name, JSON.parse(text) as VersionProps];
    }),
  );
}

/**
 * Reads what Docusaurus 3.9 and 3.10 write for the bundler: `routes.js`, `routesChunkNames.json`, `registry.js`
 * and `globalData.json`.
 *
 * @param dir - Docusaurus' folder of generated files
 * @throws if they are not of the form that they have in these versions
 */
export function readGeneratedRoutes(dir: string): GeneratedRoutes {
  const read = (name: string): string => readFileSync(path.join(dir, name), 'utf8');
  const routes = parseRoutes(read('routes.js'));
  const moduleNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ModuleNames>;
  const requests = parseRegistry(read('registry.js'));
  const unknown = Object.values(moduleNames)
    .flatMap(namesIn)
    .find((name) => requests[name] === undefined);
  if (routes.length === 0 || unknown !== undefined) {
    throw new Error(
      `${dir}: routes.js and registry.js are not of the form that Docusaurus 3.9 and 3.10 give them${
        unknown === undefined ? '' : ` ("${unknown}" is in no line of registry.js)`
      }. Adapt docusaurus-lean, sections/generatedRoutes.ts.`,
    );
  }
  const globalData = JSON.parse(read('globalData.json')) as SiteGlobalData;
  const generated = {routes, moduleNames, requests, globalData};
  return {...generated, versions: readVersions(dir, generated)};
}
