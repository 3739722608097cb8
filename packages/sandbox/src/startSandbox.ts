import {readFile} from 'node:fs/promises';
import {readContract} from './contract/readContract';
import {jsonLog, prettyLog, silentLog, type Log} from './log';
import {administer, adminPath, disclaimer} from './server/admin';
import {serve} from './server/httpServer';
import {Sandbox} from './server/Sandbox';
import type {RunningSandbox, SandboxOptions, SandboxSeed} from './public';

const usualPort = 12121;
const hookTimeout = 10_000;

/**
 * Reads a JSON file that the reader names.
 *
 * @throws if it cannot be read or is no JSON, with its name
 */
async function readJson(file: string | URL, what: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readFile(file)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The ${what} ${String(file)} cannot be read: ${reason}`, {cause: error});
  }
}

function logOf(kind: SandboxOptions['log']): Log {
  // What came in over the network may steer a terminal.
  const write = (line: string): void => {
    console.log(line.replaceAll(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`));
  };
  return kind === undefined ? silentLog : kind === 'json' ? jsonLog(write) : prettyLog(write);
}

function refuseForeign(url: string | undefined): void {
  if (url !== undefined && (!URL.canParse(url) || !/^https?:/.test(url))) {
    throw new Error(`"${url}" is no address to forward webhooks to. Give one such as http://localhost:3000/hook.`);
  }
}

/**
 * Starts a sandbox.
 *
 * @param options - all may be left out
 * @param bundled - the contract that comes with the package
 * @throws if the port is taken, or a file cannot be read
 */
export async function start(options: SandboxOptions, bundled: URL): Promise<RunningSandbox> {
  refuseForeign(options.forwardTo);
  const log = logOf(options.log);
  const document = options.contract ?? (await readJson(options.spec ?? bundled, 'contract'));
  const seed = typeof options.seed === 'string' ? await readJson(options.seed, 'seed') : options.seed;
  const {clock = 'real', forwardTo, hookTimeout: timeout = hookTimeout} = options;
  const sandbox = new Sandbox(readContract(document), {
    clock,
    log,
    hookTimeout: timeout,
    seed: seed as SandboxSeed | undefined,
    forwardTo,
  });
  const {port = usualPort, host = '127.0.0.1', delay = 0, onRequest} = options;
  const server = await serve(sandbox, {port, host, delay, log, onRequest});
  const ask = (method: string, task: string, value: object): Promise<void> => {
    const {status, body} = administer(sandbox, method, new URL(`${server.url}${adminPath}/${task}`), {
      kind: 'json',
      value,
    });
    return status === 200 ? Promise.resolve() : Promise.reject(new Error((body as {message: string}).message));
  };
  const token = (): string => sandbox.state.tokens.toJSON().find(({scheme}) => scheme === 'accountToken')?.token ?? '';
  log.say(`${sandbox.contract.title} ${sandbox.contract.version}, played at ${server.url}`);
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
    next: (operationId, example, times = 1, set) => ask('POST', 'next', {operationId, example, times, set}),
    change: (state) => ask('PUT', 'state', state),
    advance: (span) => ask('POST', 'clock', {advance: span}),
    events: async () => {
      await sandbox.webhooks.settled();
      return sandbox.state.deliveries;
    },
    close: server.close,
  };
}
