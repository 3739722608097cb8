/** The client (`packages/client`): `npm run client:build` makes its package ready for `npm pack`. */
import path from 'node:path';
import {buildPackage} from '../packages/client/build/buildPackage';
import {clientContract} from '../packages/client/build/clientContract';

clientContract()
  .then((contract) => buildPackage(contract))
  .then(
    (dist) => {
      console.error(`Built ${path.relative('', dist)}.`);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
