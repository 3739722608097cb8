import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle, copyText, makePackage} from '../../packageFiles';
import type {SentOperation} from '../src/createClient';
import type {ClientContract} from './clientContract';
import {contractTypes} from './contractTypes';

const source = path.resolve(__dirname, '..');

/** What stands in the place of the names that the sources declare. */
function definitions({operations, errorClasses, eventTypes}: ClientContract): Record<string, string> {
  const sent = operations.map(
    ({method, path: route, server, token, timeoutSeconds: timeout}): [string, SentOperation] => [
      `${method.toUpperCase()} ${route}`,
      {server, timeout, ...(token === undefined ? {} : {token: token.scheme})},
    ],
  );
  return {
    OPERATIONS: JSON.stringify(Object.fromEntries(sent)),
    ERROR_CLASSES: JSON.stringify(errorClasses),
    EVENT_TYPES: JSON.stringify(eventTypes),
  };
}

/**
 * Builds the package into `dist/`, ready for `npm pack`: the client with what it knows of the contract, types, README.
 *
 * @param contract - what it knows of the contract
 * @param elsewhere - in the place of `dist/`
 * @returns the folder of the package
 */
export async function buildPackage(contract: ClientContract, elsewhere?: string): Promise<string> {
  const dist = await makePackage(source, elsewhere);
  await bundle(dist, {
    entryPoints: [path.join(source, 'src/index.ts')],
    define: definitions(contract),
    external: ['openapi-fetch'],
    target: 'es2022',
  });
  await writeFile(path.join(dist, 'contract.d.ts'), await contractTypes(contract));
  await copyText(path.join(source, 'src/public.d.ts'), path.join(dist, 'index.d.ts'));
  return dist;
}
