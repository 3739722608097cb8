import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {SidebarItems, VersionProps} from './Section';

interface KnownVersion {
  /** Changed in place: Docusaurus hands it to the pages once. */
  version: PropVersionMetadata;
  /** Undefined once all of it is there. */
  loadWhole: (() => Promise<unknown>) | undefined;
}

/** What is known of each docs set, by the name of the module that holds all of it. */
const known = new Map<string, KnownVersion>();

/** Each section has all categories; those that are closed on its pages with their first item only. */
function mergeSidebars(items: SidebarItems, others: SidebarItems): PropSidebarItem[] {
  return items.map((item, index) => {
    const other = others[index];
    if (item.type !== 'category' || other?.type !== 'category') {
      return item;
    }
    const [more, less] = item.items.length < other.items.length ? [other, item] : [item, other];
    return {...more, items: mergeSidebars(more.items, less.items)};
  });
}

/**
 * Adds what a section knows of a docs set.
 *
 * @param name - of the module that holds all of it
 * @param loadWhole - loads that module
 */
export function addVersion(name: string, {version}: VersionProps, loadWhole: () => Promise<unknown>): void {
  const set = known.get(name);
  if (set === undefined) {
    known.set(name, {version, loadWhole});
  } else if (set.loadWhole !== undefined) {
    const before = set.version.docsSidebars;
    const merged = Object.entries(version.docsSidebars).map(([id, items]) => [
      id,
      mergeSidebars(items, before[id] ?? []),
    ]);
    set.version.docsSidebars = Object.fromEntries(merged) as typeof before;
  }
}

/** What is known of a docs set, in the form of the module that holds all of it; undefined where that is something else. */
export function knownVersion(name: string): Promise<{default: VersionProps}> | undefined {
  const set = known.get(name);
  return set === undefined ? undefined : Promise.resolve({default: {version: set.version}});
}

/**
 * Loads the whole of a docs set, for a reader who opens categories of its sidebar.
 *
 * @returns whether more is known than before
 * @throws if it cannot be loaded
 */
export async function loadWholeVersion({pluginId, version: name}: PropVersionMetadata): Promise<boolean> {
  const set = [...known.values()].find(({version}) => version.pluginId === pluginId && version.version === name);
  if (set?.loadWhole === undefined) {
    return false;
  }
  const {default: whole} = (await set.loadWhole()) as {default: VersionProps};
  Object.assign(set.version, whole.version);
  set.loadWhole = undefined;
  return true;
}
