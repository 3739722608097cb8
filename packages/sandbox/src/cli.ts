import {parseArgs} from 'node:util';
import {startSandbox} from './index';

const help = `Mocks the API on your machine, from its contract.

  start                            answers until it is stopped (the usual command)
  outcomes <operationId>           lists the answers of an operation
  next <operationId> <name>        queues an answer for the next request of the operation; --times N
  trigger <event>                  sends an event to the webhooks; --object ID, --times N
  complete <registration>          ends an onboarding as the hosted pages do; --status FAILED
  state                            prints what the sandbox remembers
  reset                            begins anew

  --port 12121                     0 for a free one
  --host 127.0.0.1
  --forward-to URL                 takes every webhook, wherever it was to go
  --delay MS                       before each answer`;

const options = {
  port: {type: 'string', default: '12121'},
  host: {type: 'string', default: '127.0.0.1'},
  'forward-to': {type: 'string'},
  delay: {type: 'string', default: '0'},
  times: {type: 'string', default: '1'},
  object: {type: 'string'},
  status: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
} as const;

type Flags = ReturnType<typeof parseArgs<{options: typeof options; allowPositionals: true}>>['values'];

function whole(flag: 'port' | 'delay' | 'times', value: string, most: number): number {
  if (!/^\d+$/.test(value) || Number(value) > most) {
    throw new Error(`--${flag} is "${value}". Give a whole number from 0 to ${most}.`);
  }
  return Number(value);
}

/** Sends a command to the sandbox that runs on a port. */
async function ask({host, port}: Flags, method: string, path: string, body?: object): Promise<unknown> {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${whole('port', port, 65_535)}/_sandbox/${path}`;
  const sent = {method, headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
  const response = await fetch(url, sent).catch((error: unknown) => {
    throw new Error(`No sandbox answers at ${url}. Start one, or name its port with --port.`, {cause: error});
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Error((answer as {message: string}).message);
  }
  return answer;
}

/** The commands to a running sandbox: what each needs, and what it prints. */
const commands: Readonly<
  Record<string, [needs: readonly string[], (flags: Flags, ...args: string[]) => Promise<string>]>
> = {
  outcomes: [
    ['an operationId'],
    async (flags, id) => {
      const outcomes = await ask(flags, 'GET', `outcomes?operationId=${encodeURIComponent(id)}`);
      return (outcomes as {name: string; status: number; summary: string}[])
        .map(({name, status, summary}) => `${status}.${name.padEnd(32)} ${summary}`)
        .join('\n');
    },
  ],
  next: [
    ['an operationId', 'the name of an answer, which "outcomes" lists'],
    async (flags, operationId, example) => {
      const times = whole('times', flags.times, 1000);
      await ask(flags, 'POST', 'next', {operationId, example, times});
      return `${operationId}: ${example} is queued${times === 1 ? '' : ` ${times} times`}.`;
    },
  ],
  trigger: [
    ['the name of an event, for example app_registration_completed'],
    async (flags, event) => {
      const input = {event, object: flags.object, times: whole('times', flags.times, 1000)};
      const {deliveries} = (await ask(flags, 'POST', 'trigger', input)) as {deliveries: number};
      return `${event}: ${deliveries} ${deliveries === 1 ? 'delivery' : 'deliveries'}.`;
    },
  ],
  complete: [
    ['the id of a registration'],
    async (flags, registration) => {
      await ask(flags, 'POST', 'complete', {registration, status: flags.status});
      return `${registration}: ${flags.status ?? 'COMPLETED'}.`;
    },
  ],
  state: [[], async (flags) => JSON.stringify(await ask(flags, 'GET', 'state'), null, 2)],
  reset: [
    [],
    async (flags) => {
      await ask(flags, 'POST', 'reset');
      return 'The sandbox begins anew.';
    },
  ],
};

/**
 * Runs a command line.
 *
 * @returns what it prints; the command `start` prints its log by itself
 * @throws if a command, a flag or a value is wrong
 */
export async function runCommand(argv: readonly string[]): Promise<string> {
  const {values, positionals} = parseArgs({args: [...argv], allowPositionals: true, options});
  const [name = 'start', ...args] = positionals;
  if (values.help === true || name === 'help') {
    return help;
  }
  if (name === 'start') {
    const {host, 'forward-to': forwardTo} = values;
    const [port, delay] = [whole('port', values.port, 65_535), whole('delay', values.delay, 2 ** 31 - 1)];
    const sandbox = await startSandbox({port, host, delay, log: 'pretty', ...(forwardTo !== undefined && {forwardTo})});
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void sandbox.close());
    }
    return '';
  }
  const found = commands[name];
  if (found === undefined) {
    throw new Error(`The command "${name}" does not exist. There is: start, ${Object.keys(commands).join(', ')}.`);
  }
  const [needs, run] = found;
  if (args.length < needs.length) {
    throw new Error(`"${name}" needs ${needs[args.length] ?? ''}.`);
  }
  return run(values, ...args);
}
