/**
 * The server for assistants (`packages/docs-mcp`): `npm run mcp:build` builds the package from `build/`; `npm run mcp` then
 * starts it. Standard output is the protocol's: everything else is printed to standard error.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildPackage} from '../packages/docs-mcp/build/buildPackage';
import {runMain} from './program';

async function main([task]: readonly string[]): Promise<void> {
  const server = await buildPackage(path.resolve('build'));
  console.error(`Built ${path.relative('', server)}.`);
  if (task !== 'build') {
    await import(pathToFileURL(server).href);
  }
}

runMain(main);
