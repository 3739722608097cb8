import {chmod, copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {brand} from '../../../config/brand';
import {localeCodes} from '../../../config/locales';
import {dataFile} from '../src/LanguageData';
import {collectData} from './collectData';

const packageDir = path.resolve(__dirname, '..');

/** Name of the package that readers install. */
export const packageName = `${brand.slug}-docs-mcp`;

async function writeManifest(dist: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as object;
  const own = {...manifest, name: packageName, bin: {[packageName]: 'server.mjs'}};
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

/**
 * Builds the package into `dist/`, ready for `npm pack`: the server with all that it needs in one file, and the data of each
 * language beside it.
 *
 * @param site - folder of the built site
 * @returns the file that starts the server
 * @throws if the site is not built
 */
export async function buildPackage(site: string): Promise<string> {
  const data = await collectData(site);
  const dist = path.join(packageDir, 'dist');
  await rm(dist, {recursive: true, force: true});
  for (const locale of localeCodes) {
    const file = path.join(dist, dataFile(locale));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(data[locale]));
  }
  const outfile = path.join(dist, 'server.mjs');
  await build({
    entryPoints: [path.join(packageDir, 'src/server.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'inline',
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'warning',
  });
  await chmod(outfile, 0o755);
  await copyFile(path.join(packageDir, 'README.md'), path.join(dist, 'README.md'));
  await writeManifest(dist);
  return outfile;
}
