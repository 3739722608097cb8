import path from 'node:path';
import {brand} from '../../../config/brand';
import {ContractError} from './ContractError';
import {loadContract, type LoadContractOptions} from './loadContract';
import type {Contract} from './types';

/**
 * Where the site's contract is, and the addresses of its servers. `npm start` shows what is half-written as far as it goes, and
 * unit tests read what `npm run check` checks.
 */
const options: LoadContractOptions = {
  dir: path.resolve(process.cwd(), 'openapi'),
  servers: {verificationApi: brand.apiUrl, zelfProofApi: brand.zelfProofApiUrl},
  isChecked: !['development', 'test'].includes(process.env.NODE_ENV ?? ''),
};

let loading: Promise<Contract> | undefined;

/**
 * The contract of this site, read once per process.
 *
 * @throws ContractError where the contract is not valid
 */
export function siteContract(): Promise<Contract> {
  loading ??= loadContract(options);
  return loading;
}

/**
 * Reads the contract again: after a change while `npm start` runs. Where it cannot be read, pages keep what was last read, and the
 * terminal says why.
 */
export function rereadContract(): Promise<Contract> {
  const last = loading;
  loading = loadContract(options).catch((error: unknown) => {
    if (last === undefined || !(error instanceof ContractError)) {
      throw error;
    }
    console.error(error.message);
    return last;
  });
  return loading;
}
