import {isDeepStrictEqual} from 'node:util';
import * as z from 'zod';
import {errorText} from '../../../src/reference/contract/errorKey';
import {outcomeNamed} from '../../../src/reference/contract/testNumbers';
import {isNode, type Node} from '../../../src/reference/json';
import {linkOf, registrations} from './collections';
import type {SandboxOperation} from './contract';
import {isSuccess, unknownName} from './outcomes';
import {setStatus} from './registrations';
import type {Answer, Sandbox} from './Sandbox';
import {CommandError, emitter} from './webhooks';

export const disclaimer =
  'This mocks the contract of the API on your machine. It is not the API: nothing is checked, sent or charged.';

/** A JSON pointer to a field that no object has of itself. */
const pointer = z.string().regex(/^(\/(?!__proto__|constructor|prototype)[^/]+)+$/);
const times = z.number().int().min(1).max(1000).default(1);

/** A command: checks its input, of which it refuses unknown names, before it does anything. */
const command =
  <T extends z.ZodRawShape>(shape: T, run: (sandbox: Sandbox, input: z.infer<z.ZodObject<T>>) => unknown) =>
  (sandbox: Sandbox, input: unknown): unknown =>
    run(sandbox, z.strictObject(shape).parse(input));

function existing<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) {
    throw new CommandError(`The ${name} does not exist.`);
  }
  return thing;
}

const operationOf = ({contract}: Sandbox, id: string): SandboxOperation =>
  existing(contract.operations.get(id), `operation "${id}" (the page of each operation names its operationId)`);

const commands: Readonly<Record<string, (sandbox: Sandbox, input: unknown) => unknown>> = {
  'GET health': command({}, ({contract: {info}}) => ({status: 'ok', ...info, disclaimer})),
  'GET state': command({}, ({store}) => store),
  'GET requests': command({}, ({store}) => store.requests),
  'GET deliveries': command({}, ({store}) => store.deliveries),
  'GET outcomes': command({operationId: z.string()}, (sandbox, {operationId}) => {
    const {outcomes} = operationOf(sandbox, operationId);
    return Object.fromEntries(outcomes.map(({name, status, summary}) => [`${status}.${name}`, summary]));
  }),
  'POST reset': command({}, (sandbox) => {
    sandbox.reset();
    return {status: 'ok'};
  }),
  'POST next': command(
    {operationId: z.string(), example: z.string(), times, set: z.record(pointer, z.unknown()).optional()},
    (sandbox, queued) => {
      const operation = operationOf(sandbox, queued.operationId);
      if (outcomeNamed(operation.outcomes, queued.example) === undefined) {
        throw new CommandError(errorText(unknownName(operation, queued.example).value));
      }
      sandbox.store.queue.push(queued);
      return {queue: sandbox.store.queue};
    },
  ),
  'POST trigger': command(
    {event: z.string(), object: z.string().optional(), times},
    async ({store, webhooks}, {event, object, times: count}) => {
      const record = object === undefined ? undefined : existing(store.find(object), `record "${object}"`);
      const {length: before} = store.deliveries;
      for (let sent = 0; sent < count; sent += 1) {
        webhooks.trigger(event, record);
      }
      await webhooks.settled();
      return {deliveries: store.deliveries.slice(before)};
    },
  ),
  // What a person does on the hosted pages.
  'POST complete': command(
    {registration: z.string(), status: z.string().default('COMPLETED')},
    (sandbox, {registration, status}) => {
      const record = existing(sandbox.store.get(registrations, registration), `registration "${registration}"`);
      const {outcomes} = operationOf(sandbox, 'getAppRegistration');
      const records = outcomes.filter(isSuccess).map(({value}) => (value as {data: Node}).data);
      const known = new Map(records.map((one) => [one.status, one]));
      const data = existing(known.get(status), `status "${status}" (of: ${[...known.keys()].join(', ')})`);
      const before = known.get(record.status);
      Object.assign(record, {...data, ...record});
      // What differs from the usual registration, which is complete, did not pass, or has passed now.
      for (const [field, part] of Object.entries(data)) {
        const usual = records[0]?.[field];
        if (isNode(part) && [part, before?.[field] ?? usual].some((one) => !isDeepStrictEqual(one, usual))) {
          const linked = linkOf(sandbox.store, record, field);
          Object.assign(linked ?? record, linked ? {...part, _id: linked._id} : {[field]: part});
        }
      }
      const sync = operationOf(sandbox, 'syncAppRegistration');
      setStatus(emitter(sandbox.webhooks, sync), record, status);
      return {registration: record};
    },
  ),
};

/** Answers a command, `POST reset`; nothing has changed where its input is wrong. */
export async function administer(sandbox: Sandbox, name: string, input: unknown): Promise<Answer> {
  try {
    const run = existing(commands[name], `command "${name}" (of: ${Object.keys(commands).join(', ')})`);
    return {status: 200, body: await run(sandbox, input)};
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof CommandError) {
      return {status: 400, body: {message: error instanceof z.ZodError ? z.prettifyError(error) : error.message}};
    }
    throw error;
  }
}
