import path from 'node:path';
import {ContractError} from '../reference/contract/ContractError';
import {siteContract} from '../reference/contract/siteContract';
import {siteWorkflows} from '../reference/workflows/siteWorkflows';
import {isFolderLookedAt, type Check, type CheckedSite} from './Check';

/** What is wrong with something that is read from `openapi/`; none where it can be read, or did not change. */
async function contractFaults(site: CheckedSite, load: () => Promise<unknown>): Promise<string[]> {
  if (!isFolderLookedAt(site, 'openapi/')) {
    return [];
  }
  try {
    await load();
    return [];
  } catch (error) {
    if (error instanceof ContractError) {
      return error.problems.map(({file, line, message}) => `${path.relative(site.root, file)}:${line}: ${message}`);
    }
    throw error;
  }
}

/** The contract is valid OpenAPI, complete in every language, and its examples match their schemas. */
export const contract: Check = {
  name: 'contract',
  run: (site) => contractFaults(site, siteContract),
};

/** What the steps of a workflow send and get fits the contract, the cast and each other. */
export const workflows: Check = {
  name: 'workflows',
  needsValidData: true,
  run: (site) => contractFaults(site, siteWorkflows),
};
