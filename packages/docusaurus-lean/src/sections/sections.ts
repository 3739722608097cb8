import type {Section, SectionModule, SectionRoute} from './client/Section';
import {sectionFile} from './client/sectionPath';
import {flatRoutes, namesIn, type GeneratedRoutes} from './generatedRoutes';
import {listsOf, pathsOf} from './pageLists';

/** What the bundler made of the site: as in a section, but of all pages. */
type Compiled = Pick<Section, 'scripts' | 'files' | 'modules'>;

/** The tree of routes with all parents, and those leaves that are in a section. */
function pruned(routes: readonly SectionRoute[], leaves: ReadonlySet<SectionRoute>): SectionRoute[] {
  return routes
    .filter((route) => route.routes !== undefined || leaves.has(route))
    .map((route) => (route.routes === undefined ? route : {...route, routes: pruned(route.routes, leaves)}));
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
    const sets = generated.docsSets.filter(({route}) =>
      flatRoutes(route.routes).some((page) => members.includes(page)),
    );
    return {
      scripts,
      routes: pruned(routes, known),
      moduleNames: Object.fromEntries(shown),
      modules: Object.fromEntries(needed),
      files: Object.fromEntries(Object.entries(files).filter(([id]) => chunks.has(id) || !ofPages.has(id))),
      lists: listsOf(generated.lists, pathsOf(members)),
      docsSets: Object.fromEntries(sets.map(({name, props}) => [name, props])),
    };
  };

  const members = new Map<string, SectionRoute[]>();
  for (const page of all.filter((route) => route.routes === undefined)) {
    const file = sectionFile(page.path, baseUrl, generated.globalData);
    members.set(file, [...(members.get(file) ?? []), page]);
  }
  return new Map([...members].map(([file, pages]) => [file, sectionOf(pages)]));
}
