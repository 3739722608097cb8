import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Source} from '../../src/content/sources';

/**
 * Writes all of the files or none: where one cannot be written, those before it become what they were.
 *
 * @param root - the folder in which their paths are
 * @throws if a file cannot be written, with its path and the reason
 */
export function writeFiles(root: string, files: readonly Source[]): void {
  const undo: (() => void)[] = [];
  for (const {file, text} of files) {
    const target = path.join(root, file);
    try {
      const before = existsSync(target) ? readFileSync(target) : undefined;
      const madeFolder = mkdirSync(path.dirname(target), {recursive: true});
      undo.unshift(() => {
        if (before === undefined) {
          rmSync(madeFolder ?? target, {recursive: true, force: true});
        } else {
          writeFileSync(target, before);
        }
      });
      writeFileSync(target, text);
    } catch (error) {
      undo.forEach((step) => {
        step();
      });
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file} cannot be written, so nothing was: ${reason}`, {cause: error});
    }
  }
}
