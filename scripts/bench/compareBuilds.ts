import {existsSync} from 'node:fs';
import path from 'node:path';
import {differences} from '../check-reproducible';

/** The files in which a build differs from the one before. */
export interface Changes {
  changed: string[];
  added: string[];
  removed: string[];
}

/**
 * Compares a build with the one before it, byte for byte.
 *
 * @param before - folder
 * @param after - folder
 * @returns paths below the folders
 */
export async function compareBuilds(before: string, after: string): Promise<Changes> {
  const changes: Changes = {changed: [], added: [], removed: []};
  for (const file of await differences(before, after)) {
    const isIn = (build: string): boolean => existsSync(path.join(build, file));
    changes[!isIn(before) ? 'added' : isIn(after) ? 'changed' : 'removed'].push(file);
  }
  return changes;
}
