import {readContract} from './contract';
import {prettyLog, silentLog} from './log';
import {administer, adminPath, disclaimer} from './admin';
import type {RunningSandbox, SandboxOptions} from './public';
import {Sandbox} from './Sandbox';
import {serve} from './server';

/** A line of the log; what came in over the network may steer a terminal. */
const write = (line: string): void => {
  console.log(line.replaceAll(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`));
};

/**
 * Starts a sandbox.
 *
 * @param options - all may be left out
 * @param document - the contract: OpenAPI, bundled into one document
 * @throws if the port is taken
 */
export async function start(options: SandboxOptions, document: object): Promise<RunningSandbox> {
  const {port = 12121, host = '127.0.0.1', delay = 0, forwardTo, hookTimeout = 10_000, onRequest} = options;
  if (forwardTo !== undefined && (!URL.canParse(forwardTo) || !/^https?:/.test(forwardTo))) {
    throw new Error(`Webhooks cannot be sent to "${forwardTo}". Give an address such as http://localhost:3000/hook.`);
  }
  const log = options.log === undefined ? silentLog : prettyLog(write);
  const sandbox = new Sandbox(readContract(document), {log, hookTimeout, forwardTo});
  const server = await serve(sandbox, {port, host, delay, log, onRequest});
  const token = (): string =>
    [...sandbox.store.tokens.values()].find(({scheme}) => scheme === 'accountToken')?.token ?? '';
  log.say(`${sandbox.contract.title} ${sandbox.contract.version} at ${server.url}`);
  log.say(disclaimer);
  log.say(`account token: ${token()}`);
  return {
    url: server.url,
    get token() {
      return token();
    },
    reset: () => {
      sandbox.reset();
      return Promise.resolve();
    },
    next: (operationId, example, times = 1, set) => {
      const url = new URL(`${server.url}${adminPath}/next`);
      const answer = administer(sandbox, 'POST', url, {kind: 'json', value: {operationId, example, times, set}});
      const {message} = answer.body as {message: string};
      return answer.status === 200 ? Promise.resolve() : Promise.reject(new Error(message));
    },
    change: (state) => {
      sandbox.change(state);
      return Promise.resolve();
    },
    events: async () => {
      await sandbox.webhooks.settled();
      return sandbox.store.deliveries;
    },
    close: server.close,
  };
}
