import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Files by their paths below a folder. */
export type Files = Iterable<readonly [file: string, content: string]>;

/** Writes files and the folders that they need. One that has its content already is left alone. */
export async function writeFiles(files: Files, dir: string): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), {recursive: true});
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== content) {
      await writeFile(file, content);
    }
  }
}
