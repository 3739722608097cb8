import {chmod, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes} from '../../../config/locales';
import {bundle, makePackage, program} from '../../packageFiles';
import {dataFile} from '../src/Library';
import {collectData} from './collectData';

const source = path.resolve(__dirname, '..');

/**
 * Builds the package into `dist/`, ready for `npm pack`: the server with all that it needs in one file, and the data of each
 * language beside it.
 *
 * @param site - folder of the built site
 * @returns the file that starts the server
 * @throws if the site is not built
 */
export async function buildPackage(site: string): Promise<string> {
  const dist = await makePackage(source);
  await mkdir(path.join(dist, 'data'));
  for (const locale of localeCodes) {
    await writeFile(path.join(dist, dataFile(locale)), JSON.stringify(await collectData(site, locale)));
  }
  const outfile = path.join(dist, 'server.mjs');
  await bundle(dist, {...program, entryPoints: [path.join(source, 'src/server.ts')]});
  await chmod(outfile, 0o755);
  return outfile;
}
