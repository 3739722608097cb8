/** Loads a site, or a part of it, anew. What follows the site says which part. */
export type Reload<Site, Rest extends readonly unknown[]> = (site: Site, ...rest: Rest) => Promise<Site>;

/** Docusaurus lists the files of a site and reads them later: one of them may have been renamed or removed in between. */
const wentMeanwhile = /ENOENT|does not exist in any of these folders/;

/** How often a load begins again: a file that is missing for good is told after that. */
const attempts = 5;

/** Loads; again where a file went while it was loaded, and says so. */
async function untilFilesStay<Site>(load: () => Promise<Site>): Promise<Site> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts || !(error instanceof Error && wentMeanwhile.test(error.message))) {
        throw error;
      }
      console.warn('A file was renamed or removed while the site was loaded. It is loaded again.');
    }
  }
}

/**
 * Makes reloads wait for each other, so that each begins with what the last one made, and one file is never written by two.
 * A reload of what already waits is that one.
 *
 * @returns a function that puts reloads into the queue; several of them share it
 */
export function reloadQueue<Site>() {
  let latest: Site | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Promise<Site>>();

  return <Rest extends readonly unknown[]>(name: string, reload: Reload<Site, Rest>): Reload<Site, Rest> =>
    (site, ...rest) => {
      const key = `${name} ${JSON.stringify(rest)}`;
      const known = waiting.get(key);
      if (known !== undefined) {
        return known;
      }
      const reloading = last.then(async () => {
        waiting.delete(key);
        latest = await untilFilesStay(() => reload(latest ?? site, ...rest));
        return latest;
      });
      waiting.set(key, reloading);
      // A reload that fails says so to whoever asked for it; the next one still has its turn.
      last = reloading.catch(() => undefined);
      return reloading;
    };
}
