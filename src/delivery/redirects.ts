import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
// Not by its name `z`, which the loader of docusaurus.config.ts does not find.
import * as z from 'zod';

const route = z.string().regex(/^\/[\w/.~-]*(?:#[\w-]+)?$/, 'is not a route such as /intro or /intro#start');

/**
 * The addresses that moved, `config/redirects.yaml`.
 *
 * @param siteDir - folder of the site
 * @returns the address that answers, by the old one; both without the base path
 * @throws if the file holds anything but routes
 */
export function readRedirects(siteDir: string): ReadonlyMap<string, string> {
  const file = path.join(siteDir, 'config/redirects.yaml');
  const redirects = z.record(route, route).safeParse(parse(readFileSync(file, 'utf8')));
  if (!redirects.success) {
    throw new Error(`config/redirects.yaml: ${z.prettifyError(redirects.error)}`);
  }
  return new Map(Object.entries(redirects.data));
}

/** A file of the site, such as `/openapi.en.json`, and not a page. */
const isFile = (address: string): boolean => /\.\w+$/.test(address);

/**
 * The redirects for `@docusaurus/plugin-client-redirects`, which writes a page at each old address. An old address of a file has
 * none, because programs do not read pages; the plugin takes new addresses of files only if they are whole.
 *
 * @param site - address of the home page
 */
export function clientRedirects(redirects: ReadonlyMap<string, string>, site: string): {from: string; to: string}[] {
  return [...redirects]
    .filter(([from]) => !isFile(from))
    .map(([from, to]) => ({from, to: isFile(to) ? `${site}${to.slice(1)}` : to}));
}
