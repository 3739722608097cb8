import {isNode, refuseUnsafe} from '../contract/pointers';
import {unknownName} from '../requests/preference';
import type {RequestBody} from '../requests/SandboxRequest';
import {milliseconds} from '../state/Clock';
import {refuseUnknown} from '../state/checkSeed';
import {changeState} from '../state/seed';
import type {Answer} from './Answer';
import {people} from './people';
import type {Sandbox} from './Sandbox';

/** Path below which the sandbox itself is asked. */
export const adminPath = '/_sandbox';

/** What the sandbox says of itself. */
export const disclaimer =
  'This plays the contract of the API on your machine. It is not the API: nothing is checked, sent or charged.';

type Input = Readonly<Record<string, unknown>>;

/** What a request of the administration does; an error is answered with its message. */
type Task = (sandbox: Sandbox, input: Input) => unknown;

function text(input: Input, name: string): string {
  const value = input[name];
  if (typeof value !== 'string' || value === '') {
    throw new Error(`"${name}" is missing: a text.`);
  }
  return value;
}

function timesOf({times = 1}: Input): number {
  if (!Number.isInteger(times) || Number(times) < 1 || Number(times) > 1000) {
    throw new Error(`"times" is a whole number from 1 to 1000.`);
  }
  return Number(times);
}

function operationOf({contract}: Sandbox, id: string) {
  const operation = contract.operations.get(id);
  if (operation === undefined) {
    throw new Error(`There is no operation "${id}" in the contract.`);
  }
  return operation;
}

const health: Task = ({contract, clock, state}) => ({
  status: 'ok',
  plays: contract.title,
  version: contract.version,
  note: disclaimer,
  now: clock.iso(),
  requests: state.requests.length,
});

const readState: Task = ({state}) => {
  const tokens = state.tokens.toJSON();
  const first = (scheme: string): string | undefined => tokens.find((issued) => issued.scheme === scheme)?.token;
  return {
    token: first('accountToken'),
    credits: state.credits,
    now: state.clock.iso(),
    tokens,
    codes: state.codes.toJSON(),
    queue: state.queue,
    people: people(state.contract.operations.values()),
    records: state.records.toJSON(),
  };
};

const queueNext: Task = (sandbox, input) => {
  const operation = operationOf(sandbox, text(input, 'operationId'));
  const example = text(input, 'example');
  const fault = unknownName(operation, example);
  if (fault !== undefined) {
    throw new Error(fault);
  }
  const {set = {}} = input;
  if (!isNode(set) || Object.keys(set).some((pointer) => !pointer.startsWith('/'))) {
    throw new Error('"set" has values by JSON pointer, for example {"/data/token": null}.');
  }
  sandbox.state.queue.push({operationId: operation.id, example, times: timesOf(input), set});
  return {queue: sandbox.state.queue};
};

const advance: Task = ({clock}, input) => {
  clock.advance(milliseconds(text(input, 'advance')));
  return {now: clock.iso()};
};

const trigger: Task = ({state, webhooks}, input) => {
  const object = typeof input.object === 'string' ? state.records.find(input.object)?.record : undefined;
  if (typeof input.object === 'string' && object === undefined) {
    throw new Error(`There is no record "${input.object}".`);
  }
  const event = text(input, 'event');
  const sent = Array.from({length: timesOf(input)}, () => webhooks.trigger(event, object));
  return {webhooks: sent.reduce((sum, count) => sum + count, 0)};
};

const resend: Task = ({webhooks}, input) => {
  const id = text(input, 'id');
  if (!webhooks.resend(id)) {
    throw new Error(`There is no delivery "${id}". GET ${adminPath}/deliveries lists them.`);
  }
  return {resent: id};
};

const outcomes: Task = (sandbox, input) =>
  operationOf(sandbox, text(input, 'operationId')).outcomes.map(({name, status, summary, basis}) => ({
    name,
    status,
    summary,
    basis,
  }));

const tasks: Readonly<Record<string, Task>> = {
  'GET health': health,
  'GET state': readState,
  'GET requests': ({state}) => state.requests,
  'GET deliveries': ({state}) => state.deliveries,
  'GET outcomes': outcomes,
  'POST reset': (sandbox) => {
    sandbox.reset();
    return {status: 'ok'};
  },
  'POST next': queueNext,
  'POST clock': advance,
  'POST trigger': trigger,
  'POST resend': resend,
  'PUT state': ({state, collections}, input) => {
    changeState(state, input, collections);
    return {credits: state.credits};
  },
};

/** What each takes; the state says itself what is wrong with it. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  'GET outcomes': ['operationId'],
  'POST next': ['operationId', 'example', 'times', 'set'],
  'POST clock': ['advance'],
  'POST trigger': ['event', 'object', 'times'],
  'POST resend': ['id'],
  'PUT state': ['credits', 'codes', 'known', 'records'],
};

/** @throws if the body of a request is no JSON object */
function inputOf(method: string, {searchParams}: URL, body: RequestBody): Input {
  if (method === 'GET') {
    return Object.fromEntries(searchParams);
  }
  const value = body.kind === 'none' ? {} : body.kind === 'json' ? body.value : undefined;
  if (!isNode(value)) {
    throw new Error('The body is no JSON object.');
  }
  return value;
}

/** Answers a request of the administration. */
export function administer(sandbox: Sandbox, method: string, url: URL, body: RequestBody): Answer {
  const name = `${method} ${url.pathname.slice(adminPath.length + 1)}`;
  const task = tasks[name];
  if (task === undefined) {
    return {
      status: 404,
      headers: {},
      body: {message: `There is no "${name}". There is: ${Object.keys(tasks).join(', ')}.`},
    };
  }
  try {
    const input = inputOf(method, url, body);
    refuseUnsafe(input);
    refuseUnknown(input, inputs[name] ?? []);
    return {status: 200, headers: {}, body: task(sandbox, input)};
  } catch (error) {
    return {status: 400, headers: {}, body: {message: error instanceof Error ? error.message : String(error)}};
  }
}
