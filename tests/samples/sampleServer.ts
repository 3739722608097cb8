import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {ContractFiles} from '../../src/reference/contract/ContractFiles';
import {loadContract} from '../../src/reference/contract/loadContract';
import type {Operation} from '../../src/reference/contract/types';

/**
 * Starts the sandbox for samples, and sets the environment variables of their tokens. Each sample meets the state that the
 * sandbox has at its start.
 */
export async function startSampleServer() {
  const exchanges: SandboxExchange[] = [];
  let isForced = false;
  const {sandbox} = await testSandbox({
    clock: 'manual',
    seed: {credits: 1000},
    onRequest: async (exchange) => {
      exchanges.push(exchange);
      if (!isForced && exchange.method !== 'GET') {
        await sandbox.reset();
      }
    },
  });
  const {in: contracts} = await loadContract({
    files: new ContractFiles(path.resolve(__dirname, '../../openapi')),
    servers: {verificationApi: sandbox.url, zelfProofApi: sandbox.url},
    // The part "check" has checked it.
    isChecked: false,
  });
  const operations = [...contracts[defaultLocale].operations.values()];
  const state = (await (await fetch(`${sandbox.url}/_sandbox/state`)).json()) as {
    tokens: readonly {scheme: string; token: string}[];
  };
  for (const {token} of operations) {
    if (token !== undefined) {
      process.env[token.variable] = state.tokens.find(({scheme}) => scheme === token.scheme)?.token;
    }
  }
  return {
    operations,
    exchanges,
    /** Begins anew. These operations succeed whatever is sent, because nobody has the records that filled in values name. */
    begin: async (forced: readonly Operation[]): Promise<void> => {
      await sandbox.reset();
      isForced = forced.length > 0;
      for (const {id, success} of forced) {
        await sandbox.next(id, success.status);
      }
    },
    close: sandbox.close,
  };
}
