import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {mergeSidebars} from './mergeSidebars';
import type {VersionProps} from './Section';

interface KnownVersion {
  /** Changed in place: Docusaurus hands it to the pages once. */
  version: PropVersionMetadata;
  loadWhole: () => Promise<unknown>;
  isWhole: boolean;
}

/** What is known of each docs set, by the name of the module that holds all of it. */
const known = new Map<string, KnownVersion>();

function grow(version: PropVersionMetadata, {docs, docsSidebars}: PropVersionMetadata): void {
  Object.assign(version.docs, docs);
  version.docsSidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, mergeSidebars(items, version.docsSidebars[name] ?? [])]),
  );
}

/**
 * Adds what a section knows of a docs set.
 *
 * @param name - of the module that holds all of it
 * @param loadWhole - loads that module
 */
export function addVersion(name: string, {version}: VersionProps, loadWhole: () => Promise<unknown>): void {
  const before = known.get(name);
  if (before === undefined) {
    known.set(name, {version, loadWhole, isWhole: false});
  } else if (!before.isWhole) {
    grow(before.version, version);
  }
}

/**
 * What is known of a docs set, in the form of the module that holds all of it.
 *
 * @returns undefined where the module is something else
 */
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
export async function loadWholeVersion({
  pluginId,
  version: name,
}: Pick<PropVersionMetadata, 'pluginId' | 'version'>): Promise<boolean> {
  const set = [...known.values()].find(({version}) => version.pluginId === pluginId && version.version === name);
  if (set === undefined || set.isWhole) {
    return false;
  }
  const {default: whole} = (await set.loadWhole()) as {default: VersionProps};
  grow(set.version, whole.version);
  set.isWhole = true;
  return true;
}
