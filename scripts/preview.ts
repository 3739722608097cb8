/**
 * Serves `build/`, or the folder that SITE_DIR names, on http://localhost:3000, or the port of `--port` or PORT, as a static
 * host would: the second half of `npm run preview`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../config/brand';
import {readSiteAddress} from '../src/build/siteAddress';
import {chosenPort, requireFreePort} from './serving/requirePort';
import {serveSite} from './serving/serveSite';
import {runMain} from './program';

async function main(): Promise<void> {
  const dir = path.resolve(__dirname, '..', process.env.SITE_DIR ?? 'build');
  const port = chosenPort(process.argv.slice(2), process.env);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  }
  await requireFreePort(port, 'npm run serve');
  const {baseUrl} = readSiteAddress(process.env, brand.siteUrl);
  await serveSite({dir, port, baseUrl});
  console.log(`The site is served on http://localhost:${port}${baseUrl} (stop with Ctrl+C).`);
}

runMain(main);
