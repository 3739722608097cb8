import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes one file for each part, and removes those of parts that are gone. A file is written only where it changes, because
 * the bundler compiles the pages that depend on it.
 *
 * @param parts - contents by their names
 * @param dir - a folder that holds nothing else
 */
export async function writeParts(parts: ReadonlyMap<string, string>, dir: string): Promise<void> {
  await mkdir(dir, {recursive: true});
  const present = new Set(await readdir(dir));
  for (const name of present) {
    if (!parts.has(name)) {
      await rm(path.join(dir, name));
    }
  }
  for (const [name, content] of parts) {
    const file = path.join(dir, name);
    if (!present.has(name) || (await readFile(file, 'utf8')) !== content) {
      await writeFile(file, content);
    }
  }
}
