import path from 'node:path';
import {siteContract} from '../contract/siteContract';
import {loadWorkflows} from './loadWorkflows';
import type {Workflows} from './types';

/** Folder of this site's workflows. */
export const workflowsDir = path.resolve(process.cwd(), 'openapi', 'workflows');

let loading: Promise<Workflows> | undefined;

/**
 * The workflows of this site, read once per process.
 *
 * @throws ContractError where the contract or a workflow is not valid
 */
export function siteWorkflows(): Promise<Workflows> {
  loading ??= siteContract().then((contract) => loadWorkflows(workflowsDir, contract));
  return loading;
}
