/**
 * The sandbox (`packages/sandbox`): `npm run sandbox:build` makes its package ready for `npm pack`; `npm run sandbox` then
 * starts it, with the same flags: `npm run sandbox -- --port 0`.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildPackage} from '../packages/sandbox/build/buildPackage';
import {runMain} from './program';

async function main([task]: readonly string[]): Promise<void> {
  const dist = await buildPackage(path.resolve('openapi'));
  console.error(`Built ${path.relative('', dist)}.`);
  if (task !== 'build') {
    await import(pathToFileURL(path.join(dist, 'cli.mjs')).href);
  }
}

runMain(main);
