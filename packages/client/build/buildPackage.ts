import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {brand} from '../../../config/brand';
import type {SentOperation} from '../src/createClient';
import type {ClientContract} from './clientContract';
import {contractTypes} from './contractTypes';

const packageDir = path.resolve(__dirname, '..');

/** Name of the package that readers install. */
export const packageName = `${brand.slug}-client`;

/** Name of the package in the README and in the programs that it shows. */
export const documentedName = 'acme-client';

/** What stands in the place of the names that the sources declare. */
function definitions({operations, errorClasses, eventTypes, outcomes}: ClientContract): Record<string, string> {
  const sent = operations.map(({method, path: route, server, token}): [string, SentOperation] => [
    `${method.toUpperCase()} ${route}`,
    {server, ...(token === undefined ? {} : {token: token.scheme})},
  ]);
  const named = Object.entries(outcomes).map(([id, names]) => [
    id,
    Object.fromEntries(names.map((name) => [name, name])),
  ]);
  return {
    OPERATIONS: JSON.stringify(Object.fromEntries(sent)),
    ERROR_CLASSES: JSON.stringify(errorClasses),
    EVENT_TYPES: JSON.stringify(eventTypes),
    OUTCOMES: JSON.stringify(Object.fromEntries(named)),
  };
}

/** Copies a file of the package, with the names that readers install. */
async function copy(from: string, to: string): Promise<void> {
  const text = await readFile(path.join(packageDir, from), 'utf8');
  await writeFile(to, text.replace(/\bacme-(?=client|sandbox)/g, `${brand.slug}-`));
}

/**
 * Builds the package into `dist/`, ready for `npm pack`: the client with what it knows of the contract, types, README.
 *
 * @param contract - what it knows of the contract
 * @param dist - where else to build it
 * @returns the folder of the package
 */
export async function buildPackage(contract: ClientContract, dist = path.join(packageDir, 'dist')): Promise<string> {
  await rm(dist, {recursive: true, force: true});
  await mkdir(dist, {recursive: true});
  await build({
    entryPoints: [path.join(packageDir, 'src/index.ts')],
    outfile: path.join(dist, 'index.mjs'),
    define: definitions(contract),
    external: ['openapi-fetch'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  await writeFile(path.join(dist, 'contract.d.ts'), await contractTypes(contract));
  await copy('src/public.d.ts', path.join(dist, 'index.d.ts'));
  await copy('README.md', path.join(dist, 'README.md'));
  const manifest = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as object;
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify({...manifest, name: packageName}, null, 2)}\n`);
  return dist;
}
