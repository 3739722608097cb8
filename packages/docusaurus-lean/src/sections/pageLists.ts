import type {PageList} from './client/Section';

type Entry = PageList['entries'][number];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFlat = (value: unknown): value is Entry =>
  isObject(value) && !Array.isArray(value) && !Object.values(value).some(isObject);

const namesOneOf = (entry: Entry, paths: ReadonlySet<unknown>): boolean =>
  Object.values(entry).some((value) => paths.has(value));

/**
 * The lists of the global data that grow with the number of pages, such as the docs of each version: their entries have paths of
 * pages among their values.
 *
 * @param paths - of all routes
 * @param at - where the data stands
 */
export function pageLists(data: unknown, paths: ReadonlySet<unknown>, at: readonly string[] = []): PageList[] {
  if (Array.isArray(data) && data.every(isFlat)) {
    return data.some((entry) => namesOneOf(entry, paths)) ? [{at, entries: data}] : [];
  }
  const inner = isObject(data) ? Object.entries<unknown>({...data}) : [];
  return inner.flatMap(([key, value]) => pageLists(value, paths, [...at, key]));
}

/** The list that stands at a place of the global data. */
export function listAt(globalData: object, at: PageList['at']): unknown[] {
  return at.reduce<unknown>((node, key) => (node as Entry)[key], globalData) as unknown[];
}

/** What the pages of a section need of the lists: the entries that name one of them, and docs of other sets with the same id. */
export function listsOf(lists: readonly PageList[], paths: ReadonlySet<unknown>): PageList[] {
  const named = lists.flatMap(({entries}) => entries.filter((entry) => namesOneOf(entry, paths)));
  const ids = new Set<unknown>(named.map(({id}) => id).filter((id) => id !== undefined));
  return lists
    .map(({at, entries}) => ({at, entries: entries.filter((entry) => ids.has(entry.id) || namesOneOf(entry, paths))}))
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
