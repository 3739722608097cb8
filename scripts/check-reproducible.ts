/**
 * Builds the site once more, from nothing, and fails if it differs in a byte from `build/`: `npm run test:reproducible`, after
 * `BUNDLER_CACHE=off npm run build`, because the order of chunks depends on what a cache holds.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const again = 'build-again';

if (!existsSync(path.join(root, 'build'))) {
  throw new Error('There is no build to compare with. Run "BUNDLER_CACHE=off npm run build" first.');
}
execFileSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', again], {
  cwd: root,
  // In the same folder of generated files: their paths are part of what the bundler names modules by.
  env: {...process.env, BUNDLER_CACHE: 'off'},
  stdio: ['ignore', 'ignore', 'inherit'],
});
const {status} = spawnSync('diff', ['--recursive', '--brief', 'build', again], {cwd: root, stdio: 'inherit'});
rmSync(path.join(root, again), {recursive: true});
if (status !== 0) {
  throw new Error(
    'Two builds of one commit differ. If something has changed since, or a cache was used, run "BUNDLER_CACHE=off npm run build" first; else look for a time, a random number or an order that is not fixed.',
  );
}
console.log('Two builds are byte for byte the same.\n1 passed, 0 failed');
