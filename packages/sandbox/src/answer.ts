import {isNode, pointerKeys, valueAt} from '../../../src/reference/json';
import {outcomeNamed, testedOutcome} from '../../../src/reference/contract/testNumbers';
import {described, echo, fit, setAt} from './body';
import type {Call, Reply} from './collections';
import type {Route, SandboxOperation} from './contract';
import {effectOf} from './effects';
import {bodyError, inputError, inputFault, type RequestBody} from './inputs';
import {errorOf, errorText, isSuccess, Refusal, usual, type Outcome} from './outcomes';
import type {Sandbox} from './Sandbox';

export interface SandboxRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: RequestBody;
}

/** An answer of an operation, and why it was chosen. */
export interface Answered {
  outcome: Outcome;
  body: unknown;
  /** For example `queue`, `token` or `test number`. */
  reason: string;
  /** What is wrong with token or input, also where the answer was forced. */
  fault?: string;
}

const asItIs = (outcome: Outcome, reason: string): Answered => ({
  outcome,
  reason,
  body: structuredClone(outcome.value),
});

/** The parameters of a request that the operation knows; an empty one is not there. */
function parametersOf(
  {parameters}: SandboxOperation,
  path: Route['path'],
  query: URLSearchParams,
  headers: SandboxRequest['headers'],
): Record<string, unknown> {
  const sent = parameters.flatMap(({name, in: place, example}): [string, unknown][] => {
    if (place === 'path') {
      return [[name, path[name]]];
    }
    const values = place === 'header' ? [headers[name.toLowerCase()] ?? ''] : query.getAll(name);
    const isList = Array.isArray(example) || name.endsWith('[]');
    // A list may come as several parameters or with commas.
    const value = isList ? values.flatMap((text) => text.split(',')) : values[0];
    return value === undefined || value.length === 0 ? [] : [[name, value]];
  });
  return Object.fromEntries(sent);
}

/** The contract's refusal of a token; undefined where it was given out, is of the right kind and has not ended. */
function tokenRefusal({operation, token}: Call): Outcome | undefined {
  const scheme = operation.token?.scheme;
  const isExpired = token?.expiresAt !== undefined && token.expiresAt <= Date.now();
  if (scheme === undefined || (token?.scheme === scheme && !isExpired)) {
    return undefined;
  }
  const refusals =
    token === undefined
      ? []
      : isExpired
        ? // Where a new token is made, the old one is an invalid one.
          [errorOf(operation, 401, /expired/), errorOf(operation, 403, /token_expired/)]
        : [errorOf(operation, 403, /token_not_right/), errorOf(operation, 403, /forbidden/i)];
  const refusal = [...refusals, errorOf(operation, 401)].find((outcome) => outcome !== undefined);
  if (refusal === undefined) {
    throw new Error(`The contract has no 401 of "${operation.id}", which takes a token. Add one.`);
  }
  return refusal;
}

/** What the operation of a call does; undefined for nothing, so that it answers with an example. */
function replyOf(call: Call, collections: readonly string[]): (Reply & {outcome: Outcome}) | undefined {
  try {
    const reply = effectOf(call.operation, collections)?.(call);
    return reply && {...reply, outcome: reply.outcome ?? usual(call.operation)};
  } catch (error) {
    if (error instanceof Refusal) {
      return {outcome: error.outcome};
    }
    throw error;
  }
}

/** Years between the examples of the contract, which are of 2025, and today in Colombia, where the year ends later than here. */
const yearsSince = (): number => new Date(Date.now() - 5 * 3_600_000).getUTCFullYear() - 2025;

/** Moves the years that the contract names on, in place. */
function moveYears({sandbox}: SandboxOperation, body: unknown): void {
  for (const field of sandbox === undefined || sandbox === 'none' ? [] : sandbox.years) {
    const keys = field.split('.');
    const year = valueAt(body, keys);
    if (typeof year === 'string') {
      setAt(body, `/${keys.join('/')}`, String(Number(year) + yearsSince()));
    }
  }
}

/** The answer after the model of the contract's example: with what was sent, what the records give, and new tokens. */
function made(call: Call, outcome: Outcome, reason: string, reply?: Omit<Reply, 'outcome'>): Answered {
  const body = structuredClone(echo(outcome.value, call));
  if (isSuccess(outcome)) {
    moveYears(call.operation, body);
  }
  for (const [pointer, value] of Object.entries(reply?.set ?? {})) {
    setAt(body, pointer, structuredClone(value));
  }
  for (const {scheme, pointer, life} of call.operation.issues) {
    if (valueAt(body, pointerKeys(pointer)) !== undefined) {
      setAt(body, pointer, call.store.issue(scheme, reply?.tokenLife ?? life, reply?.record));
    }
  }
  return {outcome, reason, body: fit(described(outcome.schema, body), outcome)};
}

/** The ids in what a reply sets: a forced answer has them, so that later requests find the records. */
function idsIn(set: Reply['set'] = {}): Record<string, unknown> {
  const ids = Object.entries(set).map(([pointer, value]): [string, unknown] =>
    isNode(value) ? [`${pointer}/_id`, value._id] : [pointer, value],
  );
  return Object.fromEntries(ids.filter(([pointer, value]) => /\/_?id$/.test(pointer) && value !== undefined));
}

/** The numbers of the ten people of Sandbox mode, whatever form a document gives them, and the names of this documentation. */
const person = /^([A-Z]?0*(1000000[1-9]|10000010)|EJEMPL[AO]\b.*)$/i;

/** Whether a request names nobody but one of the ten people, or what the contract's own request names. */
function isKnown({operation, parameters}: Call): boolean {
  return operation.parameters
    .filter(({name}) => parameters[name] !== undefined)
    .every(({name, example}) => {
      const value = String(parameters[name]);
      return value === String(example) || person.test(value) || name === 'documentType';
    });
}

/** The outcome on which a caller must act: a check says nothing good about somebody whom nobody knows. */
function toActOn({outcomes}: SandboxOperation): Outcome | undefined {
  const [, second] = outcomes.filter(isSuccess);
  const found = second ?? outcomes.find(({status}) => status === 404);
  return found && {...found, basis: 'assumed'};
}

/** The answer of a request with the right token and input. */
function chosen(call: Call, collections: readonly string[]): Answered {
  const {operation} = call;
  const {sandbox} = operation;
  const tested =
    sandbox === undefined || sandbox === 'none'
      ? undefined
      : testedOutcome(operation.outcomes, sandbox, {...call.parameters, body: call.body});
  if (tested !== undefined && !isSuccess(tested.outcome)) {
    return asItIs(tested.outcome, tested.reason);
  }
  const reply = replyOf(call, collections);
  if (reply !== undefined && !isSuccess(reply.outcome)) {
    return asItIs(reply.outcome, 'state');
  }
  if (tested !== undefined || reply !== undefined) {
    return made(call, tested?.outcome ?? reply?.outcome ?? usual(operation), tested?.reason ?? 'state', reply);
  }
  const known = sandbox === undefined || isKnown(call) ? usual(operation) : (toActOn(operation) ?? usual(operation));
  return isSuccess(known) ? made(call, known, 'default') : asItIs(known, 'default');
}

/**
 * Answers a request of an operation: what it asks for by name, what was queued, the refusal of token or input, the test number,
 * the state of the records, and else the outcome on which a caller must act.
 *
 * @param preferred - name of the answer that the request asks for, which needs no token and no right input
 */
export function answer(
  {contract, store, webhooks, collections, settings}: Sandbox,
  {operation, path}: Route,
  query: URLSearchParams,
  {headers, body}: SandboxRequest,
  preferred?: string,
): Answered {
  const queued = preferred === undefined ? store.takeQueued(operation.id) : undefined;
  const call: Call = {
    operation,
    path,
    parameters: parametersOf(operation, path, query, headers),
    body: body.kind === 'json' && isNode(body.value) ? body.value : {},
    token: store.tokens.get(/^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? ''),
    store,
    webhooks,
    say: settings.say,
    emit: (event, record) => {
      webhooks.emit(operation, event, record);
    },
  };
  const refusal = tokenRefusal(call);
  const unread = bodyError(contract, body);
  const fault = unread === undefined ? inputFault(operation, call.parameters, body) : undefined;
  const wrong = refusal ?? unread ?? (fault && inputError(contract, operation, fault));
  const name = preferred ?? queued?.example;
  const asked = name === undefined ? undefined : outcomeNamed(operation.outcomes, name);
  const noCredits = errorOf(operation, 403, /insufficient_credits/);
  const answered = ((): Answered => {
    if (asked !== undefined) {
      const reason = preferred === undefined ? 'queue' : 'preference';
      // Of a success the records change as they would; the answer is the example.
      const isDone = isSuccess(asked) && wrong === undefined && operation.method !== 'get';
      const reply = isDone ? replyOf(call, collections) : undefined;
      return isSuccess(asked) ? made(call, asked, reason, {...reply, set: idsIn(reply?.set)}) : asItIs(asked, reason);
    }
    if (wrong !== undefined) {
      return asItIs(wrong, refusal === undefined ? 'input' : 'token');
    }
    if (noCredits !== undefined && store.credits <= 0) {
      return asItIs(noCredits, 'credits');
    }
    const found = chosen(call, collections);
    // What was found is charged, and what was not found, too.
    if (noCredits !== undefined && (isSuccess(found.outcome) || found.outcome.status === 404)) {
      store.credits -= 1;
    }
    return found;
  })();
  for (const [pointer, own] of Object.entries(queued?.set ?? {})) {
    setAt(answered.body, pointer, own ?? undefined);
  }
  return wrong === undefined ? answered : {...answered, fault: fault?.text ?? errorText(wrong.value)};
}
