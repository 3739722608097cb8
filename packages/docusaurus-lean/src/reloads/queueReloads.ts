import {createRequire} from 'node:module';
import {reloadQueue} from './queued';

const internal = '@docusaurus/core/lib/server/site';

type Reload = (site: object, ...rest: readonly unknown[]) => Promise<object>;

const names = ['reloadSite', 'reloadSitePlugin'] as const;

/**
 * While somebody writes, Docusaurus loads the content of a plugin anew with each save, and does not wait for the last time
 * to end: two docs plugins then write the same generated file, and the bundler reads the end of a longer one behind a
 * shorter one. This makes them wait for each other.
 *
 * @param siteDir - the site's folder, from where its Docusaurus is found
 * @throws if Docusaurus no longer has the functions that are put into the queue
 */
export function queueReloads(siteDir: string): void {
  // The module that Docusaurus itself has loaded: configurations are loaded by a loader with modules of its own.
  const site = createRequire(`${siteDir}/package.json`)(internal) as Record<string, Reload | undefined>;
  const queued = reloadQueue<object>();
  for (const name of names) {
    const reload = site[name];
    if (reload === undefined) {
      throw new Error(`${internal} has no "${name}" any more. Find out what loads a plugin anew in this version.`);
    }
    site[name] = queued(name, reload);
  }
}
