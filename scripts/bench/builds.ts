import {execFileSync} from 'node:child_process';
import {rm} from 'node:fs/promises';
import {copySite} from '../serving/copySite';

/**
 * Prints how long a copy of the site builds: from nothing, and with what that build left in the bundler's cache.
 *
 * @throws if a build fails
 */
export async function builds(): Promise<void> {
  const site = await copySite();
  try {
    for (const kind of ['from nothing', 'with the cache']) {
      const began = performance.now();
      execFileSync('npm', ['run', 'build'], {cwd: site, stdio: ['ignore', 'ignore', 'inherit']});
      console.log(`${kind}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  } finally {
    await rm(site, {recursive: true});
  }
}
