import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {ContractFiles} from '../../src/reference/contract/ContractFiles';
import {loadContract, type LoadContractOptions} from '../../src/reference/contract/loadContract';
import {loadWorkflows} from '../../src/reference/workflows/loadWorkflows';
import type {Workflows} from '../../src/reference/workflows/types';
import type {WorkflowRun, World} from './WorkflowRun';

export interface WorkflowServer extends World {
  /** Of the contract that is addressed to the sandbox. */
  options: LoadContractOptions;
  workflows: Workflows;
  /** Begins runs, each when the one before is done. */
  begin: (...runs: readonly WorkflowRun[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the sandbox for runs of workflows, and a receiver to which it sends all webhooks. */
export async function startWorkflowServer(): Promise<WorkflowServer> {
  const receiver = createServer((_request, response) => {
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  let runs: readonly WorkflowRun[] = [];
  const {sandbox, send} = await testSandbox({
    clock: 'manual',
    seed: {credits: 1000},
    forwardTo: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    onRequest: async (exchange) => {
      const [current, ...following] = runs;
      await current?.take(exchange);
      if (current?.isDone === true && following.length > 0) {
        await begin(...following);
      }
    },
  });
  const begin: WorkflowServer['begin'] = async (...next) => {
    runs = next;
    await next[0]?.begin();
  };
  const openapi = path.resolve(__dirname, '../../openapi');
  const options = {
    files: new ContractFiles(openapi),
    servers: {verificationApi: sandbox.url, zelfProofApi: sandbox.url},
    // The part "check" has checked it.
    isChecked: false,
  };
  const contract = await loadContract(options);
  const state = (await send('GET', '/_sandbox/state')).body as unknown as {tokens: {scheme: string; token: string}[]};
  return {
    sandbox,
    options,
    operations: contract.in[defaultLocale].operations,
    tokens: new Map(state.tokens.map(({scheme, token}) => [scheme, token])),
    workflows: await loadWorkflows(path.join(openapi, 'workflows'), contract),
    begin,
    close: async () => {
      await sandbox.close();
      receiver.close().closeAllConnections();
    },
  };
}
