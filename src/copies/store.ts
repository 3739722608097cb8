import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PrintedPage} from './remark/printPage';

/** Beside the cache of the bundler: a page that it does not compile again was printed by an earlier build. */
const folder = path.resolve('node_modules/.cache/markdown-copies');

/**
 * Opens the store before the bundler starts, and empties it where it is of another version.
 *
 * @param version - hash of what all pages are made from beside their own texts
 * @returns an id of what is in the store: a cache of the bundler with another id knows pages of which no copy is left
 */
export function openStore(version: string): string {
  const stamp = path.join(folder, 'stamp');
  const [kept, keptId] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (kept === version && keptId !== undefined) {
    return keptId;
  }
  const id = randomUUID();
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(stamp, `${version} ${id}`);
  return id;
}

/** By the text of the page, so that one whose edit is taken back finds its earlier copy. */
async function placeOf(file: string): Promise<string> {
  const name = createHash('sha256')
    .update(file)
    .update(await readFile(file));
  return path.join(folder, `${name.digest('hex')}.json`);
}

/** Keeps a page that the bundler compiles, by its file below the site's folder. */
export async function keepPage(file: string, page: PrintedPage): Promise<void> {
  await writeFile(await placeOf(file), JSON.stringify(page));
}

/**
 * The page that this build or an earlier one kept, by its file below the site's folder.
 *
 * @throws if there is none, with what to do
 */
export async function keptPage(file: string): Promise<PrintedPage> {
  const place = await placeOf(file);
  if (!existsSync(place)) {
    throw new Error(`${file} was edited while the site was built: it has no Markdown copy yet. Build the site again.`);
  }
  return JSON.parse(await readFile(place, 'utf8')) as PrintedPage;
}
