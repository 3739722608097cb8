import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {GrowingList} from './client/Section';
import {setAt} from './client/setAt';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Docusaurus' global data: by plugin, then by the id of its instance. */
export type SiteGlobalData = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> & {
  readonly [docsPlugin]?: Readonly<Record<string, GlobalPluginData>>;
};

/** Names of lists in the global data, by plugin. */
export type ListNames = Readonly<Record<string, readonly string[]>>;

function docsLists(globalData: SiteGlobalData): GrowingList[] {
  return Object.entries(globalData[docsPlugin] ?? {}).flatMap(([id, {versions}]) =>
    versions.map(({docs}, index) => ({at: [docsPlugin, id, 'versions', index, 'docs'], entries: docs})),
  );
}

/**
 * The lists of the global data that grow with the number of pages: the docs of each version, and those of other plugins.
 *
 * @param names - of the lists of other plugins, whose entries are objects with paths among their values
 * @throws if there is no such list
 */
export function growingLists(globalData: SiteGlobalData, names: ListNames): GrowingList[] {
  const others = Object.entries(names).flatMap(([plugin, properties]) =>
    properties.flatMap((property) => {
      const lists = Object.entries(globalData[plugin] ?? {}).map(([id, data]) => ({
        at: [plugin, id, property],
        entries: (data as Readonly<Record<string, object[] | undefined>>)[property],
      }));
      if (
        lists.length === 0 ||
        !lists.every((list): list is typeof list & GrowingList => Array.isArray(list.entries))
      ) {
        throw new Error(
          `docusaurus-lean: "sections.lists" names "${property}" of "${plugin}", which is no list in the global data of that plugin.`,
        );
      }
      return lists;
    }),
  );
  return [...docsLists(globalData), ...others];
}

/** Docs that every page may link to: the main one of each version, and those that the navbar names. */
function shownEverywhere(globalData: SiteGlobalData, navbar: unknown): Set<unknown> {
  const versions = Object.values(globalData[docsPlugin] ?? {}).flatMap((instance) => instance.versions);
  const named = JSON.stringify(navbar ?? null).matchAll(/"docId":("(?:[^"\\]|\\.)*")/g);
  return new Set([
    ...versions.map(({mainDocId}) => mainDocId),
    ...[...named].map(([, id]) => JSON.parse(id ?? '') as unknown),
  ]);
}

/** The global data without what comes with the sections. */
export function withoutPages(globalData: SiteGlobalData, lists: readonly GrowingList[], navbar: unknown): object {
  const shown = shownEverywhere(globalData, navbar);
  const copy = structuredClone(globalData);
  for (const {at, entries} of lists) {
    setAt(copy, at, at[0] === docsPlugin ? entries.filter((doc) => 'id' in doc && shown.has(doc.id)) : []);
  }
  return copy;
}

/**
 * What the pages of a section need of the lists: the entries that name one of them, and docs with the same id in other
 * versions and instances.
 *
 * @param paths - of the pages
 */
export function listsOf(lists: readonly GrowingList[], paths: ReadonlySet<unknown>): GrowingList[] {
  const isNamed = (entry: object): boolean => Object.values(entry).some((value) => paths.has(value));
  const idsOf = (docs: readonly object[]): unknown[] => docs.map((doc) => 'id' in doc && doc.id);
  const ofDocs = lists.filter(({at}) => at[0] === docsPlugin);
  const ids = new Set(ofDocs.flatMap(({entries}) => idsOf(entries.filter(isNamed))));
  return lists
    .map(({at, entries}) => ({
      at,
      entries: entries.filter((entry) => (at[0] === docsPlugin ? 'id' in entry && ids.has(entry.id) : isNamed(entry))),
    }))
    .filter(({entries}) => entries.length > 0);
}
