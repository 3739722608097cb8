import * as z from 'zod';
import type {SandboxOperation} from './contract';
import type {RequestBody} from './inputs';
import {unknownName, usual} from './outcomes';
import {registrations, setStatus} from './registrations';
import type {Answer, Sandbox} from './Sandbox';

/** Where the sandbox is asked about itself. */
export const adminPath = '/_sandbox';

export const disclaimer =
  'This mocks the contract of the API on your machine. It is not the API: nothing is checked, sent or charged.';

/** A JSON pointer to a field that no object has of itself. */
const pointer = z.string().regex(/^(\/(?!__proto__|constructor|prototype)[^/]+)+$/);
const times = z.number().int().min(1).max(1000).default(1);

/** A command: the schema of its input, which refuses unknown names, and what it does when the input is right. */
interface Command {
  input: z.ZodType;
  run: (sandbox: Sandbox, input: never) => unknown;
}

const command = <T extends z.ZodRawShape>(
  shape: T,
  run: (sandbox: Sandbox, input: z.infer<z.ZodObject<T>>) => unknown,
): Command => ({input: z.strictObject(shape), run});

function operationOf({contract}: Sandbox, id: string): SandboxOperation {
  const operation = contract.operations.get(id);
  if (operation === undefined) {
    throw new Error(`The operation "${id}" does not exist. The page of each operation names its operationId.`);
  }
  return operation;
}

const commands: Readonly<Record<string, Command>> = {
  'GET health': command({}, ({contract: {title, version}}) => ({status: 'ok', title, version, disclaimer})),
  'GET state': command({}, ({store}) => store),
  'GET requests': command({}, ({store}) => store.requests),
  'GET deliveries': command({}, ({store}) => store.deliveries),
  'GET outcomes': command({operationId: z.string()}, (sandbox, {operationId}) =>
    Object.fromEntries(
      operationOf(sandbox, operationId).outcomes.map(({name, status, summary}) => [`${status}.${name}`, summary]),
    ),
  ),
  'POST reset': command({}, (sandbox) => {
    sandbox.reset();
    return {status: 'ok'};
  }),
  'POST next': command(
    {operationId: z.string(), example: z.string(), times, set: z.record(pointer, z.unknown()).optional()},
    (sandbox, queued) => {
      const unknown = unknownName(operationOf(sandbox, queued.operationId), queued.example);
      if (unknown !== undefined) {
        throw new Error(unknown);
      }
      sandbox.store.queue.push(queued);
      return {queue: sandbox.store.queue};
    },
  ),
  'POST trigger': command(
    {event: z.string(), object: z.string().optional(), times},
    ({store, webhooks}, {event, object, times: count}) => {
      const record = object === undefined ? undefined : store.find(object);
      if (object !== undefined && record === undefined) {
        throw new Error(`The record "${object}" does not exist.`);
      }
      const sent = Array.from({length: count}, () => webhooks.trigger(event, record));
      return {deliveries: sent.reduce((sum, deliveries) => sum + deliveries, 0)};
    },
  ),
  // What a person does on the hosted pages.
  'POST complete': command(
    {registration: z.string(), status: z.string().default('COMPLETED')},
    (sandbox, {registration, status}) => {
      const record = sandbox.store.get(registrations, registration);
      const sync = operationOf(sandbox, 'syncAppRegistration');
      if (record === undefined) {
        throw new Error(`The registration "${registration}" does not exist.`);
      }
      const statuses = sync.outcomes.flatMap(({value}) => (value as {data?: {status?: string}}).data?.status ?? []);
      if (!statuses.includes(status)) {
        throw new Error(`"${status}" is no status of a registration. There is: ${[...new Set(statuses)].join(', ')}.`);
      }
      // The usual one is complete.
      const {data} = usual(operationOf(sandbox, 'getAppRegistration')).value as {data: object};
      Object.assign(record, {...data, ...record});
      setStatus(
        (event) => {
          sandbox.webhooks.emit(sync, event, record);
        },
        record,
        status,
      );
      return {registration: record};
    },
  ),
};

/** Answers a command; nothing has changed where its input is wrong. */
export function administer(sandbox: Sandbox, method: string, url: URL, body: RequestBody): Answer {
  const name = `${method} ${url.pathname.slice(adminPath.length + 1)}`;
  const found = commands[name];
  if (found === undefined) {
    const message = `The command "${name}" does not exist. There is: ${Object.keys(commands).join(', ')}.`;
    return {status: 404, headers: {}, body: {message}};
  }
  const input = method === 'GET' ? Object.fromEntries(url.searchParams) : body.kind === 'json' ? body.value : {};
  try {
    if (body.kind === 'notJson') {
      throw new Error('The body is not valid JSON.');
    }
    return {status: 200, headers: {}, body: found.run(sandbox, found.input.parse(input) as never)};
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return {status: 400, headers: {}, body: {message}};
  }
}
