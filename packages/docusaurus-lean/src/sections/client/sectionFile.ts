import type {SiteGlobalData} from '../growingLists';

/** The paths of all docs sets: every version of every instance of the docs plugin. */
export function docsRoots(globalData: SiteGlobalData): string[] {
  return Object.values(globalData['docusaurus-plugin-content-docs'] ?? {}).flatMap(({versions}) =>
    versions.map(({path}) => path),
  );
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** How many folders at the start of a path say in which docs set it is. */
function depthOfSet(path: string, roots: readonly string[]): number {
  const depths = roots
    .filter((root) => `${path}/`.startsWith(root.replace(/\/?$/, '/')))
    .map((root) => partsOf(root).length);
  return Math.max(0, ...depths);
}

/**
 * The file that describes a page and its neighbours: those in the same folder. A page at the top of a docs set stands with
 * the pages of the folder that has its name, which it often is the index of.
 *
 * @param path - of a route, with the base path
 * @param baseUrl - starts and ends with a slash
 * @param roots - {@link docsRoots}
 * @returns path of the file, without the base path
 */
export function sectionFile(path: string, baseUrl: string, roots: readonly string[]): string {
  const ofBase = partsOf(baseUrl).length;
  const parts = partsOf(path).slice(ofBase);
  const isTop = parts.length <= Math.max(0, depthOfSet(path, roots) - ofBase) + 1;
  return ['sections', ...(isTop ? parts : parts.slice(0, -1)), 'index.json'].join('/');
}
