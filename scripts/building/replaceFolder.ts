import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';

/**
 * Puts a folder in the place of another one. The other one is moved away first and removed at the end, which takes longer: a
 * server that reads from there misses it for two renames only.
 *
 * @param target - what is replaced; it may be missing
 * @param by - what takes its place, on the same disk
 * @throws if it cannot be moved; the target is as it was then
 */
export async function replaceFolder(target: string, by: string): Promise<void> {
  const old = `${target}-old`;
  await rm(old, {recursive: true, force: true});
  const isThere = existsSync(target);
  if (isThere) {
    await rename(target, old);
  }
  try {
    await rename(by, target);
  } catch (error) {
    if (isThere) {
      await rename(old, target);
    }
    throw error;
  }
  await rm(old, {recursive: true, force: true});
}
