import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

/** Docusaurus' global data: by plugin, then by the id of its instance. */
interface SiteGlobalData {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<Record<string, GlobalPluginData>>;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether a path is that of a route, or below it. */
const isAbove = (route: string, path: string): boolean => `${path}/`.startsWith(route.replace(/\/?$/, '/'));

/**
 * A path as it stands in the routes: decoded, and without `.html` and `/index.html`, which some hosts add.
 *
 * @param pathname - may be no valid UTF-8; Docusaurus gives that of a link with its hash
 */
export function routePath(pathname: string): string {
  const path = pathname.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The file that describes a page and its neighbours: those in the same folder. A page at the top of a docs set stands with
 * the pages of the folder that has its name, which it often is the index of.
 *
 * @param path - of a route, with the base path
 * @param globalData - tells where the docs sets are
 * @returns path of the file, without the base path
 */
export function sectionFile(path: string, baseUrl: string, globalData: object): string {
  const {'docusaurus-plugin-content-docs': sets = {}} = globalData as SiteGlobalData;
  const roots = Object.values(sets).flatMap(({versions}) => versions.map((version) => version.path));
  const depths = [baseUrl, ...roots.filter((root) => isAbove(root, path))].map((root) => partsOf(root).length);
  const parts = partsOf(path);
  const isTop = parts.length <= Math.max(...depths) + 1;
  return ['sections', ...(isTop ? parts : parts.slice(0, -1)).slice(depths[0]), 'index.json'].join('/');
}
