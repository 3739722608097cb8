/** A path that is no address of its own, as a regular expression, and the name of the group that says where it leads. */
export interface UntidyPath {
  readonly pattern: string;
  readonly group: 'folder' | 'page';
}

/** Single slashes between these characters. Hosts compare decoded paths: a backslash, a tab or a line end would lead elsewhere. */
const folders = '(?:[\\w.~-]+/)*';
const name = '[\\w.~-]+';

/**
 * `/page.html`, `/page/` and `/index.html` have one address: `/page` and `/`. What a pattern captures becomes a `Location`, so
 * it lists what a path of the site is made of and takes nothing else: `/\host/` or `//host/` would lead to another host.
 *
 * @param baseUrl - starts and ends with a slash
 * @returns in the order in which they are tried
 */
export function untidyPaths(baseUrl: string): readonly UntidyPath[] {
  const base = baseUrl.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return [
    {pattern: `^(?<folder>${base}${folders})index(?:\\.html)?$`, group: 'folder'},
    {pattern: `^(?<page>${base}${folders}${name})\\.html$`, group: 'page'},
    {pattern: `^(?<page>${base}${folders}${name})/$`, group: 'page'},
  ];
}

/**
 * Where an untidy path leads.
 *
 * @param pathname - decoded, with the base path
 * @returns undefined for a path that is an address
 */
export function tidyAddress(pathname: string, baseUrl: string): string | undefined {
  for (const {pattern, group} of untidyPaths(baseUrl)) {
    const address = new RegExp(pattern).exec(pathname)?.groups?.[group];
    if (address !== undefined) {
      return address;
    }
  }
  return undefined;
}
