import type {PageList, SectionRoute} from './client/Section';

type Entry = PageList['entries'][number];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Plugins may leave a slash at the end of a path that its route does not have. */
const bare = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/(?<=.)\/$/, '') : value);

/** The paths of routes, as the functions below take them. */
export const pathsOf = (routes: readonly SectionRoute[]): ReadonlySet<unknown> =>
  new Set(routes.map(({path}) => bare(path)));

/** Whether an entry of a list describes one of the pages; what holds other lists, as a version of docs does, is more than that. */
function isOf(paths: ReadonlySet<unknown>, entry: unknown): boolean {
  const values = isObject(entry) ? Object.values(entry) : [];
  return values.some((value) => paths.has(bare(value))) && !values.some(isObject);
}

/**
 * The lists of the global data that grow with the number of pages, such as the docs of each version: each of their entries has
 * the path of a page among its values.
 *
 * @param paths - of all routes
 * @param at - where the data stands
 */
export function pageLists(data: unknown, paths: ReadonlySet<unknown>, at: readonly string[] = []): PageList[] {
  if (Array.isArray(data) && data.length > 0 && data.every((entry) => isOf(paths, entry))) {
    return [{at, entries: data as Entry[]}];
  }
  const inner = isObject(data) ? Object.entries<unknown>({...data}) : [];
  return inner.flatMap(([key, value]) => pageLists(value, paths, [...at, key]));
}

/** The list that stands at a place of the global data. */
export function listAt(globalData: object, at: PageList['at']): unknown[] {
  return at.reduce<unknown>((node, key) => (node as Entry)[key], globalData) as unknown[];
}

/** What the pages of a section need of the lists: the entries of these pages, and docs of other sets with the same id. */
export function listsOf(lists: readonly PageList[], paths: ReadonlySet<unknown>): PageList[] {
  const named = lists.flatMap(({entries}) => entries.filter((entry) => isOf(paths, entry)));
  const ids = new Set<unknown>(named.map(({id}) => id).filter((id) => id !== undefined));
  return lists
    .map(({at, entries}) => ({at, entries: entries.filter((entry) => ids.has(entry.id) || isOf(paths, entry))}))
    .filter(({entries}) => entries.length > 0);
}

/** The global data without what comes with the sections, but with the docs that each page may link to, as a navbar does. */
export function withoutPages(globalData: object, lists: readonly PageList[], navbar: unknown): object {
  const named = JSON.stringify([globalData, navbar]).matchAll(/"(?:mainDocId|docId)":"([^"]+)"/g);
  const shown = new Set([...named].map(([, id]): unknown => id));
  const copy = structuredClone(globalData);
  for (const {at, entries} of lists) {
    listAt(copy, at).splice(0, entries.length, ...entries.filter(({id}) => shown.has(id)));
  }
  return copy;
}
