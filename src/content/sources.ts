import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A written file; its path is below the site's folder. */
export interface Source {
  file: string;
  text: string;
}

/**
 * Reads files of the site, in the order of their paths.
 *
 * @param root - the site's folder
 * @param patterns - globs below `root`
 */
export function readSources(root: string, patterns: readonly string[]): Promise<Source[]> {
  const files = globSync([...patterns], {cwd: root}).sort();
  return Promise.all(files.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})));
}
