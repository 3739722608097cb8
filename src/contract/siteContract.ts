import path from 'node:path';
import {brand} from '../../config/brand';
import {loadContract} from './loadContract';
import type {Contract} from './types';

let loading: Promise<Contract> | undefined;

/**
 * The contract of this site, read once per process: a build parses it for the first page and keeps it.
 *
 * @throws ContractError where the contract is not valid
 */
export function siteContract(): Promise<Contract> {
  loading ??= loadContract({
    dir: path.resolve(process.cwd(), 'openapi'),
    servers: {verificationApi: brand.apiUrl, zelfProofApi: brand.zelfProofApiUrl},
  });
  return loading;
}
