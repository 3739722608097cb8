import path from 'node:path';
import {brand} from '../../../config/brand';
import {ContractFiles} from './ContractFiles';
import {loadContract, type LoadContractOptions} from './loadContract';
import type {Contract} from './types';

/** Where the site's contract is, and the addresses of its servers. */
export const contractOptions: LoadContractOptions = {
  files: new ContractFiles(path.resolve(process.cwd(), 'openapi')),
  servers: {verificationApi: brand.apiUrl, zelfProofApi: brand.zelfProofApiUrl},
};

let loading: Promise<Contract> | undefined;

/**
 * The contract of this site, read once per process: a build parses it for the first page and keeps it.
 *
 * @throws ContractError where the contract is not valid
 */
export function siteContract(): Promise<Contract> {
  loading ??= loadContract(contractOptions);
  return loading;
}
