import {fork} from 'node:child_process';
import path from 'node:path';
import type {CopyJob} from './copyPages';

/**
 * Writes the Markdown copies in a process of its own: see copyPages.ts.
 *
 * @returns how many were written
 * @throws if a page cannot be copied; the process says which
 */
export function runCopies(job: CopyJob, siteDir: string): Promise<number> {
  const program = path.join(siteDir, 'src', 'plugins', 'markdown-copies', 'copyPages.ts');
  return new Promise((resolve, reject) => {
    const child = fork(program, {execArgv: ['--import', 'tsx'], cwd: siteDir});
    child.once('message', (copies) => {
      resolve(copies as number);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) {
        reject(
          new Error(`The Markdown copies of the pages were not written: copyPages.ts ended with ${String(code)}.`),
        );
      }
    });
    child.send(job);
  });
}
