import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SourceFile} from './Site';

/** What a file holds; undefined where there is none. */
async function contentOf(target: string): Promise<string | undefined> {
  try {
    return await readFile(target, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * Writes all of the files or none: where one cannot be written, those before it become what they were.
 *
 * @param root - the folder in which their paths are
 * @throws if a file cannot be written, with its path and the reason
 */
export async function writeFiles(root: string, files: readonly SourceFile[]): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  for (const {file, text} of files) {
    const target = path.join(root, file);
    try {
      const before = await contentOf(target);
      const madeFolder = await mkdir(path.dirname(target), {recursive: true});
      undo.push(
        before === undefined
          ? () => rm(madeFolder ?? target, {recursive: true, force: true})
          : () => writeFile(target, before),
      );
      await writeFile(target, text);
    } catch (error) {
      for (const step of undo.reverse()) {
        await step();
      }
      throw new Error(
        `${file} cannot be written, so nothing was: ${error instanceof Error ? error.message : String(error)}`,
        {cause: error},
      );
    }
  }
}
