import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

export interface PagefindOptions {
  siteDir: string;
  /** The built site with `search/<locale>.json`; the index goes to its folder `pagefind`. */
  outDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/**
 * Indexes a built site in a process of its own: see indexSite.ts.
 *
 * @returns a line that says how much was indexed
 * @throws with what it said if it fails
 */
export async function runPagefind({siteDir, outDir, baseUrl}: PagefindOptions): Promise<string> {
  const tsx = path.join(siteDir, 'node_modules', '.bin', 'tsx');
  const program = path.join(siteDir, 'src', 'plugins', 'search', 'indexSite.ts');
  const {stdout} = await run(tsx, [program, outDir, baseUrl]);
  return stdout.trim();
}
