import {isNode, pointerKeys, valueAt} from '../../../src/reference/json';
import {outcomeNamed, testedOutcome} from '../../../src/reference/contract/testNumbers';
import type {Outcome, Route, SandboxContract, SandboxOperation} from './contract';
import {echo} from './echo';
import {effectOf} from './effects';
import type {Call, Reply} from './effects/types';
import {errorOf, isSuccess, usual} from './replies';
import {bodyError, errorText, inputError, inputFault, type RequestBody} from './inputs';
import {setAt} from './pointers';
import {errorsOf, described} from './validate';

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
  reason:
    'preference' | 'queue' | 'token' | 'input' | 'credits' | 'test number' | 'unknown number' | 'state' | 'default';
  /** What is wrong with token or input, also where the answer was forced. */
  fault?: string;
}

const asItIs = (outcome: Outcome, reason: Answered['reason']): Answered => ({
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

const unauthorized: Outcome = {
  name: 'unauthorized',
  status: 401,
  summary: '',
  value: {code: 'UNAUTHORIZED', message: 'Authentication required'},
  basis: 'assumed',
};

/** The contract's refusal of a token; undefined where it was given out, is of the right kind and has not ended. */
function tokenRefusal({operation, token}: Call): Outcome | undefined {
  if (operation.token === undefined) {
    return undefined;
  }
  if (token === undefined) {
    return errorOf(operation, 401) ?? unauthorized;
  }
  const otherwise = errorOf(operation, 403, /forbidden/i) ?? errorOf(operation, 401) ?? unauthorized;
  if (token.scheme !== operation.token.scheme) {
    return errorOf(operation, 403, /token_not_right/) ?? otherwise;
  }
  const isExpired = token.expiresAt !== undefined && token.expiresAt <= Date.now();
  // Where a new token is made, the old one is an invalid one.
  return isExpired
    ? (errorOf(operation, 401, /expired/) ?? errorOf(operation, 403, /token_expired/) ?? otherwise)
    : undefined;
}

/** Faults that are corrected one after the other before the example is taken as it is. */
const rounds = 20;

/** Makes an answer fit its schema: what the schema does not allow becomes what the contract's example has there. */
function fit(answer: unknown, {value: example, schema}: Outcome): unknown {
  if (schema === undefined) {
    return answer;
  }
  for (let round = 0; round < rounds; round += 1) {
    const [fault] = errorsOf(schema, answer);
    if (fault === undefined) {
      return answer;
    }
    const {missingProperty, additionalProperty} = fault.params as Record<string, string | undefined>;
    const wrong = missingProperty ?? additionalProperty;
    const pointer = wrong === undefined ? fault.instancePath : `${fault.instancePath}/${wrong}`;
    setAt(answer, pointer, structuredClone(valueAt(example, pointerKeys(pointer))));
  }
  return structuredClone(example);
}

/** The answer after the model of the contract's example: with what was sent, what the records give, and new tokens. */
function made(call: Call, outcome: Outcome, reason: Answered['reason'], reply?: Omit<Reply, 'outcome'>): Answered {
  const body = structuredClone(echo(outcome.value, call));
  for (const [pointer, value] of Object.entries(reply?.set ?? {})) {
    setAt(body, pointer, structuredClone(value));
  }
  for (const {scheme, pointer, life} of call.operation.issues) {
    if (valueAt(body, pointerKeys(pointer)) !== undefined) {
      setAt(body, pointer, call.store.issue(scheme, reply?.tokenLife ?? life, reply?.record).token);
    }
  }
  return {outcome, reason, body: fit(described(outcome.schema, body), outcome)};
}

/** The ids in what a reply sets: a forced answer has them, so that later requests find the records. */
function idsIn(set: Reply['set'] = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(set).flatMap(([pointer, value]): [string, unknown][] => {
      if (/\/_?id$/.test(pointer)) {
        return [[pointer, value]];
      }
      return isNode(value) && typeof value._id === 'string' ? [[`${pointer}/_id`, value._id]] : [];
    }),
  );
}

/** An answer that was asked for by name: of a success the records change as they would, the answer is the example. */
function forced(call: Call, outcome: Outcome, reason: 'preference' | 'queue', isRight: boolean): Answered {
  if (!isSuccess(outcome)) {
    return asItIs(outcome, reason);
  }
  const reply = isRight && call.operation.method !== 'get' ? effectOf(call)?.(call) : undefined;
  return made(call, outcome, reason, {...reply, set: idsIn(reply?.set)});
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

function chosen(call: Call): Answered {
  const {operation} = call;
  const {sandbox} = operation;
  const tested =
    sandbox === undefined || sandbox === 'none'
      ? undefined
      : testedOutcome(operation.outcomes, sandbox, {...call.parameters, body: call.body});
  if (tested !== undefined && !isSuccess(tested.outcome)) {
    return asItIs(tested.outcome, tested.reason);
  }
  const reply = effectOf(call)?.(call);
  if (reply !== undefined && !isSuccess(reply.outcome)) {
    return asItIs(reply.outcome, 'state');
  }
  if (tested !== undefined) {
    return made(call, tested.outcome, tested.reason, reply);
  }
  if (reply !== undefined) {
    return made(call, reply.outcome, 'state', reply);
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
  contract: SandboxContract,
  {operation, path}: Route,
  query: URLSearchParams,
  {headers, body}: SandboxRequest,
  world: Pick<Call, 'store' | 'emit' | 'say' | 'webhooks' | 'collections'>,
  preferred?: string,
): Answered {
  const {store} = world;
  const queued = preferred === undefined ? store.takeQueued(operation.id) : undefined;
  const token = store.tokens.get(/^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? '');
  const value = body.kind === 'json' ? body.value : undefined;
  const parameters = parametersOf(operation, path, query, headers);
  const call: Call = {...world, contract, operation, path, parameters, body: isNode(value) ? value : {}, token};
  const refusal = tokenRefusal(call);
  const unread = bodyError(contract, body);
  const fault = unread === undefined ? inputFault(operation, parameters, body) : undefined;
  const wrong = refusal ?? unread ?? (fault && inputError(contract, operation, fault));
  const name = preferred ?? queued?.example;
  const outcome = name === undefined ? undefined : outcomeNamed(operation.outcomes, name);
  const noCredits = errorOf(operation, 403, /insufficient_credits/);
  const answered = ((): Answered => {
    if (outcome !== undefined) {
      return forced(call, outcome, preferred === undefined ? 'queue' : 'preference', wrong === undefined);
    }
    if (wrong !== undefined) {
      return asItIs(wrong, refusal === undefined ? 'input' : 'token');
    }
    if (noCredits !== undefined && store.credits <= 0) {
      return asItIs(noCredits, 'credits');
    }
    const made = chosen(call);
    // What was found is charged, and what was not found, too.
    if (noCredits !== undefined && (isSuccess(made.outcome) || made.outcome.status === 404)) {
      store.credits -= 1;
    }
    return made;
  })();
  for (const [pointer, own] of Object.entries(queued?.set ?? {})) {
    setAt(answered.body, pointer, own ?? undefined);
  }
  return wrong === undefined ? answered : {...answered, fault: fault?.text ?? errorText(wrong.value)};
}
