/** The client (`packages/client`): `npm run client:build` makes its package ready for `npm pack`. */
import path from 'node:path';
import {buildPackage} from '../packages/client/build/buildPackage';
import {clientContract} from '../packages/client/build/clientContract';
import {runMain} from './program';

runMain(async () => {
  const dist = await buildPackage(await clientContract());
  console.error(`Built ${path.relative('', dist)}.`);
});
