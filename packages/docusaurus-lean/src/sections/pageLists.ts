import type {PageList} from './client/Section';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFlat = (value: unknown): boolean =>
  isObject(value) && !Array.isArray(value) && !Object.values(value).some(isObject);

const namesOneOf = (entry: object, paths: ReadonlySet<unknown>): boolean =>
  Object.values(entry).some((value) => paths.has(value));

/**
 * The lists of the global data that grow with the number of pages: of objects that have paths among their values, such as the
 * docs of each version.
 *
 * @param paths - of all pages
 * @param at - where the data stands
 */
export function pageLists(data: unknown, paths: ReadonlySet<unknown>, at: readonly string[] = []): PageList[] {
  if (!isObject(data)) {
    return [];
  }
  if (Array.isArray(data) && data.every(isFlat)) {
    const entries: PageList['entries'] = data;
    return entries.some((entry) => namesOneOf(entry, paths)) ? [{at, entries}] : [];
  }
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => pageLists(value, paths, [...at, key]));
}

/** What the pages of a section need of the lists: the entries that name one of them, and docs of other sets with the same id. */
export function listsOf(lists: readonly PageList[], paths: ReadonlySet<unknown>): PageList[] {
  const named = lists.flatMap(({entries}) => entries.filter((entry) => namesOneOf(entry, paths)));
  const ids = new Set(named.flatMap(({id}) => (id === undefined ? [] : [id])));
  return lists
    .map(({at, entries}) => ({at, entries: entries.filter((entry) => ids.has(entry.id) || namesOneOf(entry, paths))}))
    .filter(({entries}) => entries.length > 0);
}

/**
 * The global data without what comes with the sections. Docs that every page may link to stay: the main one of each version,
 * and those that the navbar names.
 */
export function withoutPages(globalData: object, lists: readonly PageList[], navbar: unknown): object {
  const named = JSON.stringify([globalData, navbar]).matchAll(/"(?:mainDocId|docId)":("(?:[^"\\]|\\.)*")/g);
  const shown = new Set([...named].map(([, id = '']) => JSON.parse(id) as unknown));
  const copy = structuredClone(globalData);
  for (const {at, entries} of lists) {
    const list = at.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy) as unknown[];
    list.splice(0, list.length, ...entries.filter(({id}) => shown.has(id)));
  }
  return copy;
}
