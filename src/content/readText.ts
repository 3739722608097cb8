import {isUtf8} from 'node:buffer';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a text of the site.
 *
 * @param root - the site's folder
 * @param file - below it
 * @throws if it is not UTF-8, with file, line and fix: read as if it were, letters would be lost without a word
 */
export async function readText(root: string, file: string): Promise<string> {
  const bytes = await readFile(path.join(root, file));
  // UTF-16 without a mark at its beginning is valid UTF-8, with a zero beside each Latin letter.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const lines = bytes.toString('latin1').split('\n');
    const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, 'latin1')) || text.includes('\0'));
    throw new Error(`${file}:${line + 1}: the file is not UTF-8. Save it as UTF-8 in your editor.`);
  }
  return bytes.toString('utf8');
}
