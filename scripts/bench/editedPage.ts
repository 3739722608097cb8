import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The page that is edited and saved: an operation like most. */
export const editedPage = {file: 'docs/identity/peru.mdx', route: '/identity/peru'};

/**
 * Puts a sentence at the end of the page.
 *
 * @param site - folder of a copy of the site
 */
export function addSentence(site: string, sentence: string): void {
  const file = path.join(site, editedPage.file);
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()} ${sentence}\n`);
}
