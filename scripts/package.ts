/**
 * Builds a package that readers install: `npm run package -- sandbox`, and with `--start` runs it with the flags that follow:
 * `npm run sandbox -- --port 0`. Standard output is that of the package.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildPackage as buildClient} from '../packages/client/build/buildPackage';
import {buildPackage as buildServer} from '../packages/docs-mcp/build/buildPackage';
import {buildPackage as buildSandbox} from '../packages/sandbox/build/buildPackage';

/** Builds each package, and says which file starts it. */
const packages: Readonly<Record<string, () => Promise<string>>> = {
  client: buildClient,
  'docs-mcp': () => buildServer(path.resolve('build')),
  sandbox: async () => path.join(await buildSandbox(), 'cli.mjs'),
};

async function main([name = '', flag, ...rest]: readonly string[]): Promise<void> {
  const build = packages[name];
  if (build === undefined) {
    throw new Error(`There is no package "${name}". There are ${Object.keys(packages).join(', ')}.`);
  }
  const built = await build();
  console.error(`Built ${path.relative('', built)}.`);
  if (flag === '--start') {
    process.argv.splice(2, Infinity, ...rest);
    await import(pathToFileURL(built).href);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
