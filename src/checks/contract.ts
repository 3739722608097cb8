import path from 'node:path';
import {ContractError} from '../reference/contract/ContractError';
import {siteContract} from '../reference/contract/siteContract';
import {isFolderLookedAt, type Check} from './Check';

/** What is wrong with something that is read from `openapi/`; none where it can be read. */
export async function contractFaults(load: () => Promise<unknown>, root: string): Promise<string[]> {
  try {
    await load();
    return [];
  } catch (error) {
    if (error instanceof ContractError) {
      return error.problems.map(({file, line, message}) => `${path.relative(root, file)}:${line}: ${message}`);
    }
    throw error;
  }
}

/** The contract is valid OpenAPI, complete in every language, and its examples match their schemas. */
export const contract: Check = {
  name: 'contract',
  run: (site) => (isFolderLookedAt(site, 'openapi/') ? contractFaults(siteContract, site.root) : []),
};
