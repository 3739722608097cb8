/** Builds the site twice from nothing and fails if the two differ in a byte: `npm run test:reproducible`. */
import {execFileSync, spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const builds = ['build-first', 'build-second'];

for (const name of builds) {
  execFileSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', name], {
    cwd: root,
    env: {...process.env, BUNDLER_CACHE: 'off', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-again'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const {status} = spawnSync('diff', ['--recursive', '--brief', ...builds], {cwd: root, stdio: 'inherit'});
for (const name of builds) {
  rmSync(path.join(root, name), {recursive: true});
}
if (status !== 0) {
  throw new Error('Two builds of one commit differ. Look for a time, a random number or an order that is not fixed.');
}
console.log('Two builds are byte for byte the same.\n1 passed, 0 failed');
