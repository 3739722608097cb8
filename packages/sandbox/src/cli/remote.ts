import type {Command} from './options';

interface Outcome {
  name: string;
  status: number;
  summary: string;
}

/** Asks the sandbox that runs on a port. */
async function ask({options}: Command, method: string, path: string, body?: object): Promise<unknown> {
  const {host = '127.0.0.1'} = options;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${options.port ?? 0}/_sandbox/${path}`;
  let response;
  try {
    response = await fetch(url, {method, headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
  } catch (error) {
    throw new Error(`No sandbox answers at ${url}. Start one, or name its port with --port.`, {cause: error});
  }
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Error((answer as {message: string}).message);
  }
  return answer;
}

function argument({name, args}: Command, what: string): string {
  const [value] = args;
  if (value === undefined) {
    throw new Error(`"${name}" needs ${what}.`);
  }
  return value;
}

/** The commands that speak to a sandbox, and what each prints. */
export const remoteCommands: Readonly<Record<string, (command: Command) => Promise<string>>> = {
  trigger: async (command) => {
    const {object, times} = command;
    const event = argument(command, 'the name of an event, for example app_registration_completed');
    const {webhooks} = (await ask(command, 'POST', 'trigger', {event, object, times})) as {webhooks: number};
    return `${event}: sent to ${webhooks} webhook${webhooks === 1 ? '' : 's'}.`;
  },
  resend: async (command) => {
    const id = argument(command, 'the id of a delivery');
    await ask(command, 'POST', 'resend', {id});
    return `${id}: sent again.`;
  },
  outcomes: async (command) => {
    const id = argument(command, 'an operationId');
    const outcomes = (await ask(command, 'GET', `outcomes?operationId=${encodeURIComponent(id)}`)) as Outcome[];
    return outcomes.map(({name, status, summary}) => `${status} ${name.padEnd(32)} ${summary}`).join('\n');
  },
  next: async (command) => {
    const operationId = argument(command, 'an operationId and the name of an answer');
    const [, example] = command.args;
    if (example === undefined) {
      throw new Error(`"next" needs the name of an answer. "outcomes ${operationId}" lists them.`);
    }
    const {times} = command;
    await ask(command, 'POST', 'next', {operationId, example, times});
    return `${operationId}: ${example} is queued${times === 1 ? '' : ` ${times} times`}.`;
  },
  reset: async (command) => {
    await ask(command, 'POST', 'reset');
    return 'The sandbox begins anew.';
  },
};
