/**
 * Builds the site: `npm run build`. It is built beside `build/` and takes its place when it is complete, so that a build that
 * fails leaves the last one as it was and nothing half-written.
 */
import {spawnSync} from 'node:child_process';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'build');
const beside = path.join(root, 'build-next');

async function main(): Promise<void> {
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', beside], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    await rm(beside, {recursive: true, force: true});
    process.exitCode = status ?? 1;
    return;
  }
  await rm(target, {recursive: true, force: true});
  await rename(beside, target);
  console.log('The site is in build/. Run "npm run serve" to look at it.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
