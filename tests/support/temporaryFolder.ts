import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Gives the tests of a run one temporary folder, in which `os.tmpdir()` of each of them is, and removes it after the last one:
 * nothing of a test stays, also where it fails half-way.
 */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    // The folder of one project of Vitest is in that of another, which may be removed first.
    rmSync(folder, {recursive: true, force: true});
  };
}
