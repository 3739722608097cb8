import path from 'node:path';
import {siteContract} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {loadWorkflows} from './loadWorkflows';
import type {Workflows} from './types';

/** Folder of this site's workflows. */
export const workflowsDir = path.resolve(process.cwd(), 'openapi', 'workflows');

let loaded: {contract: Contract; workflows: Promise<Workflows>} | undefined;

/**
 * The workflows of this site, read once for each reading of the contract.
 *
 * @throws ContractError where the contract or a workflow is not valid
 */
export async function siteWorkflows(): Promise<Workflows> {
  const contract = await siteContract();
  if (loaded?.contract !== contract) {
    loaded = {contract, workflows: loadWorkflows(workflowsDir, contract)};
  }
  return loaded.workflows;
}
