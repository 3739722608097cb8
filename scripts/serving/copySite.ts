import {cp, mkdir, mkdtemp, readdir, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What neither a build nor the programs of `scripts/` read, and what differs from one machine to the next. */
const left = /^(?:\.env|\.git|\.docusaurus.*|build.*|node_modules|playwright-report|test-results|tests)$/;

/**
 * Copies the site into a folder of its own, in which a test may change it. The installed packages are shared, the caches of
 * builds (`node_modules/.cache`) are not.
 *
 * @param folder - that is made, or empty; a new temporary one where it is left out
 * @returns the folder; whoever asked for it removes it
 */
export async function copySite(folder?: string): Promise<string> {
  const site = folder ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  for (const source of (await readdir(root)).filter((name) => !left.test(name))) {
    await cp(path.join(root, source), path.join(site, source), {recursive: true});
  }
  const packages = (await readdir(path.join(root, 'node_modules'))).filter((name) => name !== '.cache');
  await mkdir(path.join(site, 'node_modules'));
  for (const name of packages) {
    await symlink(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  }
  return site;
}
