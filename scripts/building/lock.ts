import path from 'node:path';
import {lock as lockFolder} from 'proper-lockfile';

/** A lock that nobody has renewed for so long belongs to a build that was killed. */
const staleSeconds = 15;

/**
 * Keeps a second build away while one runs: both would write the same folders. The lock is renewed while the build runs, so
 * that of a build that was killed is free again by itself.
 *
 * @param root - folder of the site
 * @returns gives the lock back
 * @throws if another build is running
 */
export async function lock(root: string): Promise<() => Promise<void>> {
  const lockfilePath = path.join(root, '.docusaurus-build.lock');
  return lockFolder(root, {lockfilePath, stale: staleSeconds * 1000}).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ELOCKED'
      ? new Error(
          `Another build is running here and holds ${lockfilePath}. Wait until it ends, then build again. If it was killed, its lock is free ${staleSeconds} seconds later.`,
        )
      : error;
  });
}
