import type {GrowingList, ModuleNames, Section, SectionModule, SectionRoute} from './client/Section';
import {docsRoots, sectionFile} from './client/sectionFile';
import {moduleNamesOf, type GeneratedRoutes} from './generatedRoutes';
import {listsOf} from './growingLists';
import {prunedVersion} from './prunedVersion';

/** What the bundler made of a module. */
export interface CompiledModule extends SectionModule {
  /** Paths of its script files, by the id of their chunk. */
  files: Readonly<Record<string, string>>;
}

export interface SectionSources extends GeneratedRoutes {
  baseUrl: string;
  /** Lists of the global data that grow with the number of pages. */
  lists: readonly GrowingList[];
  /** Whether pages that are no index show cards of docs, which describe and count those beside them. */
  hasCards: boolean;
  /** Scripts that every page loads. */
  scripts: readonly string[];
  /** Script files that belong to no page, by the id of their chunk. */
  otherFiles: Readonly<Record<string, string>>;
  /** By what is imported. */
  compiled: ReadonlyMap<string, CompiledModule>;
}

function leavesOf(routes: readonly SectionRoute[]): SectionRoute[] {
  return routes.flatMap((route) => (route.routes === undefined ? [route] : leavesOf(route.routes)));
}

function parentsOf(routes: readonly SectionRoute[]): SectionRoute[] {
  return routes.flatMap((route) => (route.routes === undefined ? [] : [route, ...parentsOf(route.routes)]));
}

/** The tree of routes with all parents, and those leaves that are in a section. */
function pruned(routes: readonly SectionRoute[], leaves: ReadonlySet<SectionRoute>): SectionRoute[] {
  return routes.flatMap((route) => {
    if (route.routes === undefined) {
      return leaves.has(route) ? [route] : [];
    }
    return [{...route, routes: pruned(route.routes, leaves)}];
  });
}

function compiledModule({requests, compiled}: SectionSources, name: string): CompiledModule {
  const request = requests[name] ?? '';
  const module = compiled.get(request);
  if (module === undefined) {
    throw new Error(
      `${request}: the bundler compiled no such module. Adapt docusaurus-lean, sections/compiledModules.ts.`,
    );
  }
  return module;
}

/** The docs set that a path belongs to, or would: unknown paths below it show its not-found page. */
function setOf(routes: readonly SectionRoute[], path: string): SectionRoute[] {
  const isAbove = ({path: parent}: SectionRoute): boolean => `${path}/`.startsWith(parent.replace(/\/?$/, '/'));
  const [set] = routes.filter((route) => route.routes !== undefined && isAbove(route));
  return set === undefined ? [] : parentsOf([set]).filter(isAbove);
}

/** The theme looks for the route of the landing page on every page, before it offers a way there. */
function isHome({path, exact}: SectionRoute, baseUrl: string): boolean {
  return path === baseUrl && exact === true;
}

function section(sources: SectionSources, members: readonly SectionRoute[]): Section {
  const home = leavesOf(sources.routes).filter((leaf) => isHome(leaf, sources.baseUrl));
  const leaves = new Set([...home, ...members]);
  const routes = [...parentsOf(sources.routes), ...leaves];
  const keys = routes.map(({path, hash}) => `${path}-${hash}`);
  const names = [...new Set(routes.flatMap((route) => moduleNamesOf(sources, route)))].sort();
  const paths = new Set(members.map(({path}) => path));
  const sets = new Set(members.flatMap(({path}) => setOf(sources.routes, path)));
  const versions = [...new Set([...sets].flatMap((route) => moduleNamesOf(sources, route)))].flatMap((name) => {
    const version = sources.versions[name];
    return version === undefined ? [] : [[name, prunedVersion(version, paths, sources.hasCards)] as const];
  });
  const modules = names.map((name) => [name, compiledModule(sources, name)] as const);
  return {
    scripts: sources.scripts,
    routes: pruned(sources.routes, leaves),
    moduleNames: Object.fromEntries(keys.map((key): [string, ModuleNames] => [key, sources.moduleNames[key] ?? {}])),
    modules: Object.fromEntries(
      modules.map(([name, {id, chunks}]) => [
        name,
        {id, chunks, ...(name in sources.versions ? {isWhole: true as const} : {})},
      ]),
    ),
    files: {...sources.otherFiles, ...Object.fromEntries(modules.flatMap(([, {files}]) => Object.entries(files)))},
    versions: Object.fromEntries(versions),
    lists: listsOf(sources.lists, paths),
  };
}

/**
 * Splits the routes of the site by the folder that a page is in.
 *
 * @returns the sections by the path of their file, without the base path
 * @throws if the bundler left out the module of a route
 */
export function sections(sources: SectionSources): Map<string, Section> {
  const roots = docsRoots(sources.globalData);
  const membersByFile = new Map<string, SectionRoute[]>();
  for (const leaf of leavesOf(sources.routes)) {
    const file = sectionFile(leaf.path, sources.baseUrl, roots);
    membersByFile.set(file, [...(membersByFile.get(file) ?? []), leaf]);
  }
  return new Map([...membersByFile].map(([file, members]) => [file, section(sources, members)]));
}
