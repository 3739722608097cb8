import path from 'node:path';
import {brand} from '../../../config/brand';
import {ContractError} from './ContractError';
import {ContractFiles} from './ContractFiles';
import {loadContract, type LoadContractOptions} from './loadContract';
import type {Contract} from './types';

interface Loaded {
  options: LoadContractOptions;
  checked?: Promise<Contract>;
  asWritten?: Promise<Contract>;
}

const nothingLoaded = (): Loaded => ({
  options: {
    files: new ContractFiles(path.resolve(process.cwd(), 'openapi')),
    servers: {verificationApi: brand.apiUrl, zelfProofApi: brand.zelfProofApiUrl},
  },
});

let loaded = nothingLoaded();

/** Where the site's contract is, and the addresses of its servers. */
export function contractOptions(): LoadContractOptions {
  return loaded.options;
}

/**
 * The contract of this site, read once per process: a build parses it for the first page and keeps it.
 *
 * @throws ContractError where the contract is not valid
 */
export function siteContract(): Promise<Contract> {
  loaded.checked ??= loadContract(loaded.options);
  return loaded.checked;
}

/**
 * The contract of this site without having been checked: for `npm start`, where what is half-written is shown as far as it
 * goes, and for checks of pages after a commit has checked the contract.
 *
 * @throws ContractError where a file is no YAML, or lacks what every page needs
 */
export function contractAsWritten(): Promise<Contract> {
  loaded.asWritten ??= loaded.checked ?? loadContract({...loaded.options, isChecked: false});
  return loaded.asWritten;
}

/**
 * Reads the contract anew, as it is written: after a change while `npm start` runs. Where it cannot be read, pages keep what
 * was last read, and {@link siteContract} says why.
 */
export function rereadContract(): Promise<Contract> {
  const last = loaded.asWritten;
  loaded = nothingLoaded();
  loaded.asWritten = contractAsWritten().catch((error: unknown) => {
    if (last !== undefined && error instanceof ContractError) {
      return last;
    }
    throw error;
  });
  return loaded.asWritten;
}
