import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../config/brand';

/** Name of a package that readers install; `folder` is the one that it has here. */
export const packageName = (folder: string): string => `${brand.slug}-${folder}`;

/** Copies a text for readers: packages are called there what the provider calls them, and `acme-…` here. */
export async function copyText(from: string, to: string): Promise<void> {
  await writeFile(to, (await readFile(from, 'utf8')).replaceAll(/\bacme-/g, packageName('')));
}

/**
 * Makes the folder of a package, with its manifest and its README and nothing else.
 *
 * @param source - folder of its sources
 * @param dist - `dist/` in there, unless it is to be elsewhere
 * @returns the folder, ready for `npm pack` once the code is in it
 */
export async function makePackage(source: string, dist = path.join(source, 'dist')): Promise<string> {
  await rm(dist, {recursive: true, force: true});
  await mkdir(dist, {recursive: true});
  const manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as {bin?: string};
  const name = packageName(path.basename(source));
  const bin = manifest.bin === undefined ? {} : {bin: {[name]: manifest.bin}};
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify({...manifest, name, ...bin}, null, 2)}\n`);
  await copyText(path.join(source, 'README.md'), path.join(dist, 'README.md'));
  return dist;
}
