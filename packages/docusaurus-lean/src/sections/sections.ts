import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Section, SectionModule, SectionRoute, VersionProps} from './client/Section';
import {isAbove, sectionFile} from './client/sectionPath';
import {flatRoutes, namesIn, type GeneratedRoutes} from './generatedRoutes';
import {listsOf} from './pageLists';

/** What the bundler made of the site. */
export interface Compiled {
  /** Scripts that every page loads. */
  readonly scripts: readonly string[];
  /** The other script files, by the id of their chunk. */
  readonly files: ReadonlyMap<string, string>;
  /** What the pages need, by name. */
  readonly modules: Readonly<Record<string, SectionModule>>;
}

type Paths = ReadonlySet<string>;

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

function leadsTo(item: PropSidebarItem, paths: Paths): boolean {
  const isAmong = 'href' in item && item.href !== undefined && paths.has(item.href);
  return isAmong || (item.type === 'category' && item.items.some((child) => leadsTo(child, paths)));
}

/**
 * A sidebar with all of its categories, but only those items that are seen on some pages. The theme shows a category without
 * items as a link, so each keeps its first.
 */
function prunedSidebar(items: readonly PropSidebarItem[], paths: Paths): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const seen = leadsTo(item, paths) ? item.items : item.items.slice(0, 1);
    return {...item, items: prunedSidebar(seen, paths)};
  });
}

function prunedVersion({version}: VersionProps, paths: Paths): VersionProps {
  const sidebars = Object.entries(version.docsSidebars).map(
    ([id, items]) => [id, prunedSidebar(items, paths)] as const,
  );
  // Only cards describe other docs, and sites that have any are refused: see `SectionsPlugin.ts`.
  return {version: {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)}};
}

/**
 * Splits the routes of the site by the folder that a page is in.
 *
 * @param baseUrl - starts and ends with a slash
 * @returns the sections by the path of their file, without the base path
 */
export function sections(generated: GeneratedRoutes, baseUrl: string, compiled: Compiled): Map<string, Section> {
  const {routes, moduleNames} = generated;
  const {scripts, files, modules} = compiled;
  const all = flatRoutes(routes);
  // The theme looks for the route of the landing page on every page, before it offers a way there.
  const everywhere = all.filter((route) => route.routes !== undefined || route.path === baseUrl);
  const chunksOf = (named: readonly [string, SectionModule][]) => new Set(named.flatMap(([, {chunks}]) => chunks));
  const ofPages = chunksOf(Object.entries(modules));

  const sectionOf = (members: readonly SectionRoute[]): Section => {
    const known = new Set([...everywhere, ...members]);
    const shown = [...known].map(({component}) => [component, moduleNames[component] ?? {}] as const);
    const names = new Set(shown.flatMap(([, inRoute]) => namesIn(inRoute)));
    const needed = Object.entries(modules).filter(([name]) => names.has(name));
    const chunks = chunksOf(needed);
    const paths = new Set(members.map(({path}) => path));
    const sets = members.flatMap(({path}) => setOf(routes, path));
    const ofSets = new Set(sets.flatMap(({component}) => namesIn(moduleNames[component])));
    const versions = Object.entries(generated.versions).filter(([name]) => ofSets.has(name));
    return {
      scripts,
      routes: pruned(routes, known),
      moduleNames: Object.fromEntries(shown),
      modules: Object.fromEntries(needed),
      files: Object.fromEntries([...files].filter(([id]) => chunks.has(id) || !ofPages.has(id))),
      lists: listsOf(generated.lists, paths),
      versions: Object.fromEntries(versions.map(([name, version]) => [name, prunedVersion(version, paths)])),
    };
  };

  const members = new Map<string, SectionRoute[]>();
  for (const page of all.filter((route) => route.routes === undefined)) {
    const file = sectionFile(page.path, baseUrl, generated.globalData);
    members.set(file, [...(members.get(file) ?? []), page]);
  }
  return new Map([...members].map(([file, pages]) => [file, sectionOf(pages)]));
}
