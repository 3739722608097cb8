import {siteWorkflows} from '../reference/workflows/siteWorkflows';
import {isFolderLookedAt, type Check} from './Check';
import {contractFaults} from './contract';

/** What the steps of a workflow send and get fits the contract, the cast and each other. */
export const workflows: Check = {
  name: 'workflows',
  needsValidData: true,
  run: (site) => (isFolderLookedAt(site, 'openapi/') ? contractFaults(siteWorkflows, site.root) : []),
};
