import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle, copyText, makePackage} from '../../packageFiles';
import type {SentOperation} from '../src/createClient';
import {clientContract} from './clientContract';
import {contractTypes} from './contractTypes';

const source = path.resolve(__dirname, '..');

/**
 * Builds the package into `dist/`, ready for `npm pack`: the client with what it knows of the contract, types, README.
 *
 * @param elsewhere - in the place of `dist/`
 * @returns the folder of the package
 */
export async function buildPackage(elsewhere?: string): Promise<string> {
  const dist = await makePackage(source, elsewhere);
  const contract = await clientContract();
  const operations = contract.operations.map(
    ({method, path: route, server, token, timeoutSeconds: timeout}): [string, SentOperation] => [
      `${method.toUpperCase()} ${route}`,
      {server, timeout, token: token?.scheme},
    ],
  );
  await bundle(dist, {
    entryPoints: [path.join(source, 'src/index.ts')],
    // What stands in the place of the names that the sources declare.
    define: {
      OPERATIONS: JSON.stringify(Object.fromEntries(operations)),
      ERROR_CLASSES: JSON.stringify({...contract.errorClasses, ...contract.errorExceptions}),
      EVENT_TYPES: JSON.stringify(contract.eventTypes),
    },
    external: ['openapi-fetch'],
    target: 'es2022',
  });
  await writeFile(path.join(dist, 'contract.d.ts'), await contractTypes(contract));
  await copyText(path.join(source, 'src/public.d.ts'), path.join(dist, 'index.d.ts'));
  return dist;
}
