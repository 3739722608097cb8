import {parseArgs} from 'node:util';
import {startSandbox} from './index';
import {inUrl} from './server';

const help = `Mocks the API on your machine, from its contract.

  start                            answers until it is stopped (the usual command)
  outcomes <operationId>           lists the answers of an operation
  next <operationId> <name>        queues an answer for the next request of the operation; --times N
  trigger <event>                  sends an event to the webhooks; --object ID, --times N
  complete <registration>          ends an onboarding as the hosted pages do; --status FAILED
  state                            prints what the sandbox remembers
  reset                            restores the initial state

  --port 12121                     0 for a free one
  --host 127.0.0.1
  --forward-to URL                 takes every webhook, wherever it was to go
  --delay MS                       before each answer`;

const options = {
  port: {type: 'string', default: '12121'},
  host: {type: 'string', default: '127.0.0.1'},
  'forward-to': {type: 'string'},
  delay: {type: 'string', default: '0'},
  times: {type: 'string'},
  object: {type: 'string'},
  status: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Method of each command to a running sandbox, and what it needs. Its other input are flags. */
const commands: Readonly<Record<string, readonly [method: 'GET' | 'POST', ...needs: string[]]>> = {
  outcomes: ['GET', 'operationId'],
  next: ['POST', 'operationId', 'example'],
  trigger: ['POST', 'event'],
  complete: ['POST', 'registration'],
  state: ['GET'],
  reset: ['POST'],
};

function whole(flag: 'port' | 'delay' | 'times', value: string, most: number): number {
  if (!/^\d+$/.test(value) || Number(value) > most) {
    throw new Error(`--${flag} is "${value}". Give a whole number from 0 to ${most}.`);
  }
  return Number(value);
}

/**
 * Runs a command line.
 *
 * @returns what it prints; the command `start` prints its log by itself
 * @throws if a command, a flag or a value is wrong
 */
export async function runCommand(argv: readonly string[]): Promise<string> {
  const {values, positionals} = parseArgs({args: [...argv], allowPositionals: true, options});
  const [name = 'start', ...args] = positionals;
  const {host, times, object, status, 'forward-to': forwardTo} = values;
  if (values.help === true || name === 'help') {
    return help;
  }
  const port = whole('port', values.port, 65_535);
  if (name === 'start') {
    const delay = whole('delay', values.delay, 2 ** 31 - 1);
    await startSandbox({port, host, delay, log: 'pretty', ...(forwardTo !== undefined && {forwardTo})});
    return 'Ctrl+C stops it.';
  }
  if (!Object.hasOwn(commands, name)) {
    throw new Error(`The command "${name}" does not exist. There is: start, ${Object.keys(commands).join(', ')}.`);
  }
  const [method, ...needs] = commands[name] ?? ['GET'];
  const needed = Object.fromEntries(needs.map((need, index) => [need, args[index] ?? '']));
  const input = {...needed, times: times === undefined ? undefined : whole('times', times, 1000), object, status};
  const address = `http://${inUrl(host)}:${port}`;
  const url = `${address}/_sandbox/${name}?${new URLSearchParams(method === 'GET' ? needed : {}).toString()}`;
  const sent = {headers: {'content-type': 'application/json'}, body: JSON.stringify(input)};
  const response = await fetch(url, {method, ...(method === 'POST' && sent)}).catch(() => undefined);
  if (response?.headers.get('x-sandbox') !== 'true') {
    throw new Error(`No sandbox answers at ${address}. Start one, or name its port with --port.`);
  }
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Error((answer as {message: string}).message);
  }
  return JSON.stringify(answer, null, 2);
}
