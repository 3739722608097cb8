import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {VersionProps} from './Section';

interface KnownVersion {
  /** Changed in place: Docusaurus hands it to the pages once. */
  readonly version: PropVersionMetadata;
  /** Undefined once all of it is there. */
  loadWhole: (() => Promise<unknown>) | undefined;
}

/** What is known of each docs set, by the name of the module that holds all of it. */
const known = new Map<string, KnownVersion>();

/** Each section has all categories; those that are closed on its pages with their first item only. */
function mergeSidebars(items: readonly PropSidebarItem[], others: readonly PropSidebarItem[] = []): PropSidebarItem[] {
  return items.map((item, index) => {
    const other = others[index];
    if (item.type !== 'category' || other?.type !== 'category') {
      return item;
    }
    const [more, less] = item.items.length < other.items.length ? [other, item] : [item, other];
    return {...more, items: mergeSidebars(more.items, less.items)};
  });
}

/** Adds what a section knows of a docs set, by the name of the module that holds all of it. */
export function addVersion(name: string, {version}: VersionProps, loadWhole: () => Promise<unknown>): void {
  const set = known.get(name) ?? {version, loadWhole};
  known.set(name, set);
  if (set.loadWhole !== undefined) {
    const {docsSidebars} = set.version;
    for (const [id, items] of Object.entries(version.docsSidebars)) {
      docsSidebars[id] = mergeSidebars(items, docsSidebars[id]);
    }
  }
}

/** What is known of a docs set, in the form of the module that holds all of it; undefined where that is something else. */
export function knownVersion(name: string): Promise<{default: VersionProps}> | undefined {
  const set = known.get(name);
  return set && Promise.resolve({default: {version: set.version}});
}

/**
 * Loads the whole of a docs set, for a reader who opens categories of its sidebar.
 *
 * @throws if it cannot be loaded
 */
export async function loadWholeVersion({pluginId, version: name}: PropVersionMetadata): Promise<void> {
  for (const set of known.values()) {
    if (set.version.pluginId === pluginId && set.version.version === name && set.loadWhole !== undefined) {
      const {default: whole} = (await set.loadWhole()) as {default: VersionProps};
      Object.assign(set.version, whole.version);
      set.loadWhole = undefined;
    }
  }
}
