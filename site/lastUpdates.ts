import path from 'node:path';
import {lastUpdates} from '../src/content/lastUpdates';

const siteDir = process.cwd();

/** The days of the last changes; undefined where the clone has no history. */
export const updates = lastUpdates(siteDir);

/** Partial files, which are parts of pages and have no front matter. */
const partial = /(?:^|\/)_/;

/** The day of a page's last change as front matter; what the page itself says comes first. */
export function lastUpdateOf(filePath: string): {last_update?: {date: string}} {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const date = updates?.get(file);
  return date === undefined || partial.test(file) ? {} : {last_update: {date}};
}
