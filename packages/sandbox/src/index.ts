import {readFile} from 'node:fs/promises';
import {administer, disclaimer} from './admin';
import {readContract} from './contract';
import type {RunningSandbox, SandboxOptions} from './public';
import {Sandbox} from './Sandbox';
import {serve} from './server';

/** Prints a line of the log; what came in over the network may steer a terminal. */
const print = (line: string): void => {
  console.log(line.replaceAll(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`));
};

/**
 * Starts a sandbox.
 *
 * @param options - all may be left out
 * @param document - OpenAPI, bundled into one document; the contract of the package unless it is given
 * @throws if the port is taken
 */
export async function startSandbox(options: SandboxOptions = {}, document?: object): Promise<RunningSandbox> {
  const {forwardTo} = options;
  if (forwardTo !== undefined && (!URL.canParse(forwardTo) || !/^https?:/.test(forwardTo))) {
    throw new Error(`Webhooks cannot be sent to "${forwardTo}". Give an address such as http://localhost:3000/hook.`);
  }
  const say = options.log === undefined ? () => undefined : print;
  const ownFile = new URL('contract.json', import.meta.url);
  const contract = readContract(document ?? (JSON.parse(await readFile(ownFile, 'utf8')) as object));
  const sandbox = new Sandbox(contract, {...options, say});
  const {url, close} = await serve(sandbox);
  const token = [...sandbox.store.tokens.keys()].find((name) => name.includes('accountToken')) ?? '';
  say(`${contract.info.title} ${contract.info.version} at ${url}`);
  say(disclaimer);
  say(`account token: ${token}`);
  return {
    url,
    token,
    reset: () => Promise.resolve().then(sandbox.reset.bind(sandbox)),
    next: async (operationId, example, times = 1, set = {}) => {
      const {status, body} = await administer(sandbox, 'POST next', {operationId, example, times, set});
      if (status !== 200) {
        throw new Error((body as {message: string}).message);
      }
    },
    change: (state) => Promise.resolve(state).then(sandbox.change.bind(sandbox)),
    events: async () => {
      await sandbox.webhooks.settled();
      return sandbox.store.deliveries;
    },
    close,
  };
}
