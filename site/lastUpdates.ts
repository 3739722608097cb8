import path from 'node:path';
import {lastUpdates} from '../src/content/lastUpdates';

const siteDir = process.cwd();

/** The days of the last changes, where the site is built from a clone with its history. */
export const updates = lastUpdates(siteDir);

/** Partial files, which are parts of pages and have no front matter. */
const partial = /(?:^|\/)_/;

/** What the front matter of a page says of its last change, unless it says so itself. */
export function lastUpdateOf(filePath: string): {last_update?: {date: string}} {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const date = updates?.get(file);
  return date === undefined || partial.test(file) ? {} : {last_update: {date}};
}
