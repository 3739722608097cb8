import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a copy is made from, in Markdown, with `ownAddress` in the place of its own address. */
export interface PrintedPage {
  /** Each begins with a heading, but for the first. */
  sections: readonly string[];
  /** For which the copy has no room. */
  samples: readonly string[];
}

/** Beside the cache of the bundler: a page that it does not compile again was printed by an earlier build. */
const folder = path.resolve('node_modules/.cache/markdown-copies');

/**
 * Opens the store before the bundler starts, and empties it where it is of another version.
 *
 * @param version - hash of what all pages are made from beside their own texts
 * @returns an id of what is in the store: a cache of the bundler with another id knows pages of which no copy is left
 */
export function openStore(version: string): string {
  const stamp = path.join(folder, version);
  if (!existsSync(stamp)) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(stamp, randomUUID());
  }
  return readFileSync(stamp, 'utf8');
}

/** By the text of the page, so that one whose edit is taken back finds its earlier copy. */
const placeOf = (file: string): string => {
  const hash = createHash('sha256').update(file).update(readFileSync(file));
  return path.join(folder, `${hash.digest('hex')}.json`);
};

/** Keeps a page that the bundler compiles, by its file below the site's folder. */
export const keepPage = (file: string, page: PrintedPage): void => {
  writeFileSync(placeOf(file), JSON.stringify(page));
};

/**
 * The page that this build or an earlier one kept, by its file below the site's folder.
 *
 * @throws if there is none, with what to do
 */
export function keptPage(file: string): PrintedPage {
  const place = placeOf(file);
  if (!existsSync(place)) {
    throw new Error(`${file} was edited while the site was built: it has no Markdown copy yet. Build the site again.`);
  }
  return JSON.parse(readFileSync(place, 'utf8')) as PrintedPage;
}
