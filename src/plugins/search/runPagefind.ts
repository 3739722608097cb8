import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

export interface PagefindOptions {
  siteDir: string;
  /** The built site; the index goes to its folder `pagefind`. */
  outDir: string;
}

/**
 * Indexes a built site. Pagefind runs as a program of its own: it can't be imported inside a Docusaurus plugin.
 *
 * @returns a line that says how much was indexed
 * @throws with Pagefind's output if it fails
 */
export async function runPagefind({siteDir, outDir}: PagefindOptions): Promise<string> {
  const program = path.join(siteDir, 'node_modules', '.bin', 'pagefind');
  const {stdout} = await run(program, ['--site', outDir, '--exclude-selectors', '.hash-link, [role=tablist]']);
  const count = (what: string): string => new RegExp(`Indexed (\\d+) ${what}`).exec(stdout)?.[1] ?? '0';
  if (count('page') === '0') {
    throw new Error(`Pagefind indexed no page of ${outDir}. It said:\n${stdout}`);
  }
  return `Search: Pagefind indexed ${count('page')} pages in ${count('language')} languages.`;
}
