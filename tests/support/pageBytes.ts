import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from './pages';

/** The bytes of a text after compression, as a host sends them that compresses once. */
export const gzipped = (text: Buffer): number => gzipSync(text, {level: 9}).length;

const known = new Map<string, number>();

/** Bytes of the scripts or style sheets that the HTML of a page names. */
export function namedBytes(file: string, kind: 'script' | 'stylesheet'): number {
  const tag = kind === 'script' ? /<script src="?\/([^" >]+)/g : /<link rel="?stylesheet"? href="?\/([^" >]+)/g;
  return [...readFileSync(path.join(build, file), 'utf8').matchAll(tag)].reduce((sum, [, name = '']) => {
    const bytes = known.get(name) ?? gzipped(readFileSync(path.join(build, name)));
    known.set(name, bytes);
    return sum + bytes;
  }, 0);
}
