import path from 'node:path';
import {contractAsWritten, siteContract} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {loadWorkflows} from './loadWorkflows';
import type {Workflows} from './types';

/** Folder of this site's workflows. */
export const workflowsDir = path.resolve(process.cwd(), 'openapi', 'workflows');

/** The workflows that were made from a contract; another reading of it makes them anew. */
const loaded = new WeakMap<Contract, Promise<Workflows>>();

async function workflowsOf(contract: Contract): Promise<Workflows> {
  const loading = loaded.get(contract) ?? loadWorkflows(workflowsDir, contract);
  loaded.set(contract, loading);
  return loading;
}

/**
 * The workflows of this site, read once per process.
 *
 * @throws ContractError where the contract or a workflow is not valid
 */
export async function siteWorkflows(): Promise<Workflows> {
  return workflowsOf(await siteContract());
}

/**
 * The workflows with a contract that was not checked, as {@link contractAsWritten} has it.
 *
 * @throws ContractError where a workflow is not valid
 */
export async function workflowsAsWritten(): Promise<Workflows> {
  return workflowsOf(await contractAsWritten());
}
