import {rmSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run';

/**
 * Builds the site once more, from nothing, and compares every byte with `build/`, which has to be made without a cache: what
 * the cache holds decides the order of chunks.
 *
 * @throws if a byte differs
 */
export function reproducible(): void {
  const again = 'build-again';
  // In the same folder of generated files: their paths are part of what the bundler names modules by.
  run('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', again], {env: {BUNDLER_CACHE: 'off'}});
  try {
    run('diff', ['--recursive', '--brief', 'build', again]);
  } catch (error) {
    throw new Error(
      'Two builds of one commit differ. Look for a time, a random number or an order that is not fixed.',
      {
        cause: error,
      },
    );
  } finally {
    rmSync(path.join(root, again), {recursive: true});
  }
}
