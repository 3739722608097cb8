/** Measures how long the site builds, without the caches of the bundler and with them: `npm run bench`. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';

function secondsOfBuild(): number {
  const start = process.hrtime.bigint();
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) {
    throw new Error('The site could not be built.');
  }
  return Number((process.hrtime.bigint() - start) / 1_000_000_000n);
}

rmSync('node_modules/.cache', {recursive: true, force: true});
console.log(`Build without a cache: ${secondsOfBuild()} s; with one: ${secondsOfBuild()} s`);
