/** Measures how long the site builds and what one page of each template loads: `npm run build`, then `npm run bench`. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {gzipped, namedBytes} from '../tests/support/pageBytes';
import {built} from '../tests/support/pages';

const pages = [
  'index.html',
  'docs-es.html',
  'identity/colombia.html',
  'docs-es/identidad/colombia.html',
  'guides/screen-a-person.html',
  'platform/errors.html',
  'blog.html',
  'search.html',
];

function secondsOfBuild(): number {
  const start = process.hrtime.bigint();
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) {
    throw new Error('The site could not be built.');
  }
  return Number((process.hrtime.bigint() - start) / 1_000_000_000n);
}

if (process.argv.includes('--build')) {
  rmSync('node_modules/.cache', {recursive: true, force: true});
  console.log(`Build without a cache: ${secondsOfBuild()} s; with one: ${secondsOfBuild()} s`);
}
console.table(
  Object.fromEntries(
    pages.map((file) => [
      file,
      {
        'HTML, gzip': gzipped(Buffer.from(built(file))),
        'scripts, gzip': namedBytes(file, 'script'),
        'styles, gzip': namedBytes(file, 'stylesheet'),
      },
    ]),
  ),
);
