import type {PageList, Section, SectionModule, SectionRoute, VersionProps} from './client/Section';
import {isAbove, sectionFile} from './client/sectionFile';
import {leavesOf, moduleNamesOf, parentsOf, type GeneratedRoutes} from './generatedRoutes';
import {listsOf} from './pageLists';
import {prunedSidebar} from './prunedSidebar';

/** What the bundler made of a module. */
export interface CompiledModule extends SectionModule {
  /** Paths of its script files, by the id of their chunk. */
  readonly files: Readonly<Record<string, string>>;
}

export interface SectionSources extends GeneratedRoutes {
  readonly baseUrl: string;
  /** Lists of the global data that grow with the number of pages. */
  readonly lists: readonly PageList[];
}

/** What the bundler made of the site. */
export interface Compiled {
  /** Scripts that every page loads. */
  readonly scripts: readonly string[];
  /** Script files that belong to no page, by the id of their chunk. */
  readonly otherFiles: Readonly<Record<string, string>>;
  /** By what is imported. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
}

/** The tree of routes with all parents, and those leaves that are in a section. */
function pruned(routes: readonly SectionRoute[], leaves: ReadonlySet<SectionRoute>): SectionRoute[] {
  return routes
    .filter((route) => route.routes !== undefined || leaves.has(route))
    .map((route) => (route.routes === undefined ? route : {...route, routes: pruned(route.routes, leaves)}));
}

/** The docs set that a path belongs to, or would: unknown paths below it show its not-found page. */
function setOf(routes: readonly SectionRoute[], path: string): SectionRoute[] {
  const parent = routes.find((route) => route.routes !== undefined && isAbove(route.path, path));
  return parent === undefined ? [] : [parent, ...setOf(parent.routes ?? [], path)];
}

function prunedVersion({version}: VersionProps, paths: ReadonlySet<string>): VersionProps {
  const sidebars = Object.entries(version.docsSidebars).map(([id, items]) => [id, prunedSidebar(items, paths)]);
  // Only cards describe other docs, and sites that have any are refused: see `SectionsPlugin.ts`.
  return {version: {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars) as typeof version.docsSidebars}};
}

function section(sources: SectionSources, {scripts, otherFiles, modules}: Compiled, members: SectionRoute[]): Section {
  const {routes, requests, versions, lists, baseUrl} = sources;
  // The theme looks for the route of the landing page on every page, before it offers a way there.
  const home = leavesOf(routes).filter(({path}) => path === baseUrl);
  const leaves = new Set([...home, ...members]);
  const names = [...new Set([...parentsOf(routes), ...leaves].flatMap(moduleNamesOf))].sort();
  const compiled = names.map((name) => {
    const module = modules.get(requests[name] ?? '');
    if (module === undefined) {
      throw new Error(
        `${requests[name]}: the bundler did not compile it. Adapt docusaurus-lean, sections/SectionsPlugin.ts.`,
      );
    }
    return [name, module] as const;
  });
  const paths = new Set(members.map(({path}) => path));
  const shown = new Set(members.flatMap(({path}) => setOf(routes, path)).flatMap(moduleNamesOf));
  const shownVersions = Object.entries(versions).filter(([name]) => shown.has(name));
  return {
    scripts,
    routes: pruned(routes, leaves),
    modules: Object.fromEntries(compiled.map(([name, {id, chunks}]) => [name, {id, chunks}])),
    files: Object.assign({}, otherFiles, ...compiled.map(([, {files}]) => files)) as Section['files'],
    lists: listsOf(lists, paths),
    versions: Object.fromEntries(shownVersions.map(([name, version]) => [name, prunedVersion(version, paths)])),
  };
}

/**
 * Splits the routes of the site by the folder that a page is in.
 *
 * @returns the sections by the path of their file, without the base path
 * @throws if the bundler left out the module of a route
 */
export function sections(sources: SectionSources, compiled: Compiled): Map<string, Section> {
  const membersByFile = new Map<string, SectionRoute[]>();
  for (const leaf of leavesOf(sources.routes)) {
    const file = sectionFile(leaf.path, sources.baseUrl, sources.globalData);
    membersByFile.set(file, [...(membersByFile.get(file) ?? []), leaf]);
  }
  return new Map([...membersByFile].map(([file, members]) => [file, section(sources, compiled, members)]));
}
