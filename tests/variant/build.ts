/**
 * Builds `build-variant/`, in which all that a deployment can change is changed at once: another provider, a base path, a
 * third language, Algolia's search; with the checks that React leaves out in production. The name of the provider and the title
 * of a post try to run a script.
 */
import {spawnSync} from 'node:child_process';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {copySite} from '../../scripts/serving/copySite';
import {addPortuguese} from './portuguese';
import {algolia, base, hostile, otherBrand} from './site';

async function main(): Promise<void> {
  const site = await copySite();
  try {
    await addPortuguese(site);
    const post = path.join(site, 'blog/2025-11-03-welcome.mdx');
    const text = await readFile(post, 'utf8');
    await writeFile(post, text.replace(/^title: .*$/m, `title: ${JSON.stringify(hostile)}`));
    const outDir = path.resolve(__dirname, '../../build-variant');
    const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--dev', '--out-dir', outDir], {
      cwd: site,
      env: {...process.env, ...otherBrand, ...algolia, BASE_URL: `${base}/`, BUNDLER_CACHE: 'off'},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    process.exitCode = status ?? 1;
  } finally {
    await rm(site, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
