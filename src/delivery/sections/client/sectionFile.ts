import {localeCodes, locales} from '../../../../config/locales';

/**
 * A path as it stands in the routes: without `.html` and `/index.html`, which some hosts add.
 *
 * @param pathname - may be encoded
 * @returns decoded, where it is valid UTF-8
 */
export function routePath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '');
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) {
      return path;
    }
    throw error;
  }
}

/** How many folders at the start of a path say in which docs set it is. */
function depthOfSet(folders: readonly string[]): number {
  return localeCodes.some((code) => locales[code].routeBasePath === folders[0]) ? 1 : 0;
}

/**
 * The file that describes a page and its neighbours: those in the same folder. A page at the top of a docs set stands with
 * the pages of the folder that has its name, which it often is the index of.
 *
 * @param path - of a route, with the base path
 * @param baseUrl - starts and ends with a slash
 * @returns path of the file, without the base path
 */
export function sectionFile(path: string, baseUrl: string): string {
  const parts = path
    .slice(baseUrl.length)
    .split('/')
    .filter((part) => part !== '');
  const isTop = parts.length <= depthOfSet(parts) + 1;
  return ['sections', ...(isTop ? parts : parts.slice(0, -1)), 'index.json'].join('/');
}
