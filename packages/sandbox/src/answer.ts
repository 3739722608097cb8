import {errorText} from '../../../src/reference/contract/errorKey';
import {movedToNow, moveYears} from '../../../src/reference/contract/exampleDates';
import {described} from '../../../src/reference/contract/fields';
import {copyWith, isNode, pointerKeys, setAt, valueAt} from '../../../src/reference/json';
import {isTestPerson, outcomeNamed, testedOutcome} from '../../../src/reference/contract/testNumbers';
import {echo, fit} from './body';
import {collectionEffects, type Call, type Reply} from './collections';
import type {Route} from './contract';
import {effects, judgeFace} from './effects';
import {withoutEmpty, inputError, type RequestBody} from './inputs';
import {errorOf, isSuccess, Refusal, unknownName, type Outcome} from './outcomes';
import type {SandboxExchange} from './public';
import type {Sandbox} from './Sandbox';
import {emitter} from './webhooks';

export type SandboxRequest = Pick<SandboxExchange, 'method' | 'target' | 'headers'> & {body: RequestBody};

/** An answer of an operation. */
export interface Answered {
  outcome: Outcome;
  body: unknown;
  /** What is wrong with token or input, also where the answer was forced. */
  fault?: string;
}

/** The parameters of a request that the operation knows; an empty one is not there. */
function parametersOf({operation, path, query}: Route, headers: SandboxRequest['headers']): Record<string, unknown> {
  const sent = operation.parameters.map(({name, in: place, example}): [string, string | string[]] => {
    const one = (place === 'path' ? path[name] : headers[name.toLowerCase()]) ?? '';
    const values = place === 'query' ? query.getAll(name) : [one];
    const {field, ignores = ''} = operation.numbers ?? {};
    const ignored = new RegExp(`[${field === name ? ignores : ''}]`, 'g');
    const isList = Array.isArray(example) || name.endsWith('[]');
    // A list may come as several parameters or with commas.
    return [name, isList ? values.flatMap((text) => text.split(',')) : (values[0] ?? '').replaceAll(ignored, '')];
  });
  return Object.fromEntries(sent.filter(([, value]) => value.length > 0));
}

/** The contract's refusal of a token; undefined where it was given out, is of the right kind and has not ended. */
function tokenRefusal({operation, token}: Call, header: string | undefined): Outcome | undefined {
  const scheme = operation.token?.scheme;
  const isExpired = token !== undefined && token.expiresAt <= Date.now();
  if (scheme === undefined || (token?.scheme === scheme && !isExpired)) {
    return undefined;
  }
  const absent = (header ?? '') === '' ? errorOf(operation, 409, /missing Authorization/) : undefined;
  // Where a new token is made, the old one is an invalid one.
  const expired = errorOf(operation, 401, /expired/) ?? errorOf(operation, 403, /token_expired/);
  const ofOtherKind = errorOf(operation, 403, /token_not_right/) ?? errorOf(operation, 403, /forbidden/i);
  return absent ?? (token && (isExpired ? expired : ofOtherKind)) ?? errorOf(operation, 401);
}

/** What the operation of a call does; undefined for nothing, so that it answers with an example. */
function replyOf(call: Call): (Reply & {outcome: Outcome}) | undefined {
  const {id, tag, collection, method, outcomes} = call.operation;
  const usual = collection === undefined ? undefined : collectionEffects[method];
  const effect = effects[id] ?? (tag === 'biometrics' ? judgeFace : usual);
  try {
    return effect && {outcome: outcomes[0], ...effect(call)};
  } catch (error) {
    if (error instanceof Refusal) {
      return {outcome: error.outcome};
    }
    throw error;
  }
}

/** What an answer has of a document, and not of who is searched by name. */
const ofDocument = ['documentType', 'documentNumber', 'firstName', 'lastName', 'arrayName'];

/** A success after the model of the contract's example: with what was sent, what the records give, and new tokens. */
function answerWith(call: Call, outcome: Outcome, {set = {}, record}: Reply = {}): Answered {
  if (!isSuccess(outcome) || outcome.value === undefined) {
    return {outcome, body: structuredClone(outcome.value)};
  }
  const {numbers, issues} = call.operation;
  let body = structuredClone(echo(outcome.value, call));
  moveYears(body, numbers?.years);
  body = copyWith(body, (part) => (isNode(part) && 'registeredAt' in part ? movedToNow(part) : part));
  const isByName = call.parameters.fullName !== undefined && call.parameters.documentNumber === undefined;
  const removed = (isByName ? ofDocument : []).map((name) => [`/data/${name}`, undefined] as const);
  for (const [pointer, value] of [...removed, ...Object.entries(set)]) {
    setAt(body, pointer, structuredClone(value));
  }
  for (const {scheme, pointer, life} of issues) {
    const shown = valueAt(body, pointerKeys(pointer));
    if (typeof shown === 'string') {
      // The caller may give it in months.
      const months = call.parameters.expiresIn;
      const seconds = months === undefined ? life : Number(months) * 30 * 24 * 3600;
      const token = call.store.issue(scheme, seconds, record);
      // The same token may be elsewhere, too, for example in a link.
      body = copyWith(body, (part) => (typeof part === 'string' ? part.replaceAll(shown, token) : part));
    }
  }
  return {outcome, body: fit(described(outcome.schema, body), outcome)};
}

/** The ids in what a reply sets: a forced answer has them, so that later requests find the records. */
function idsIn(set: Reply['set'] = {}): Record<string, unknown> {
  const ids = Object.entries(set).map(([pointer, value]): [string, unknown] =>
    isNode(value) ? [`${pointer}/_id`, value._id] : [pointer, value],
  );
  return Object.fromEntries(ids.filter(([pointer, value]) => /\/_?id$/.test(pointer) && value !== undefined));
}

/** Whether a request names nobody but one of the ten people, or what the contract's own request names. */
const isKnown = ({operation, parameters}: Call): boolean =>
  operation.parameters.every(({name, example}) => {
    const value = String(parameters[name] ?? example);
    return value === String(example) || isTestPerson(value) || name === 'documentType';
  });

/** The answer of a request with the right token and input. What is found takes a credit, and what is not found does, too. */
function usualAnswer(call: Call): Answered {
  const {operation, store, parameters, body} = call;
  const {numbers, sandbox, outcomes} = operation;
  const noCredits = errorOf(operation, 403, /insufficient_credits/);
  if (noCredits !== undefined && store.credits <= 0) {
    return answerWith(call, noCredits);
  }
  const tested = numbers && testedOutcome(outcomes, numbers, {...parameters, body});
  const reply = tested === undefined || isSuccess(tested) ? replyOf(call) : undefined;
  // A check says nothing good about somebody whom nobody knows.
  const toActOn = outcomes.filter(isSuccess)[1] ?? outcomes.find(({status}) => status === 404);
  const assumed = toActOn ?? outcomeNamed(outcomes, 'sourceDown') ?? outcomes[0];
  const usual: Outcome = sandbox === undefined || isKnown(call) ? outcomes[0] : {...assumed, basis: 'assumed'};
  const refusal = reply === undefined || isSuccess(reply.outcome) ? undefined : reply.outcome;
  const outcome = refusal ?? tested ?? reply?.outcome ?? usual;
  store.credits -= noCredits !== undefined && (isSuccess(outcome) || outcome.status === 404) ? 1 : 0;
  return answerWith(call, outcome, reply);
}

/** The answer that a request or the queue asks for. Of a success the records change as they would; the answer is the example. */
function forcedAnswer(call: Call, outcome: Outcome, isRight: boolean): Answered {
  const isDone = isSuccess(outcome) && isRight && call.operation.method !== 'get';
  const reply = isDone ? replyOf(call) : undefined;
  return answerWith(call, outcome, {...reply, set: idsIn(reply?.set)});
}

/** The name of an answer in a `Prefer` header (RFC 7240): `code=409, example=sourceDown` → `409.sourceDown`. */
function preferredName(header = ''): string | undefined {
  const [code, example] = ['code', 'example'].map((name) =>
    new RegExp(`(?:^|[,;])\\s*${name}\\s*=\\s*"?([^",;]+)`, 'i').exec(header)?.[1]?.trim(),
  );
  return [code, example].filter((part) => part !== undefined).join('.') || undefined;
}

/**
 * Answers a request of an operation: what it asks for by name, what was queued, the refusal of token or input, the test number,
 * the state of the records, and else the outcome on which a caller must act. What is asked for by name needs no token and no
 * right input.
 */
export function answer({store, webhooks, settings}: Sandbox, route: Route, {headers, body}: SandboxRequest): Answered {
  const {operation} = route;
  const call: Call = {
    operation,
    parameters: parametersOf(route, headers),
    // A change may empty a field.
    body: !isNode(body.value) ? {} : operation.method === 'put' ? body.value : withoutEmpty(body.value),
    token: store.tokens.get(/^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? ''),
    store,
    webhooks,
    say: settings.say,
    emit: emitter(webhooks, operation),
  };
  const fault = tokenRefusal(call, headers.authorization) ?? inputError(operation, call.parameters, body);
  const preferred = preferredName(headers.prefer);
  const queued = preferred === undefined ? store.takeQueued(operation.id) : undefined;
  const name = preferred ?? queued?.example;
  const asked =
    name === undefined ? undefined : (outcomeNamed(operation.outcomes, name) ?? unknownName(operation, name));
  const isRight = fault === undefined;
  const answered = asked ? forcedAnswer(call, asked, isRight) : isRight ? usualAnswer(call) : answerWith(call, fault);
  for (const [pointer, own] of Object.entries(queued?.set ?? {})) {
    setAt(answered.body, pointer, own ?? undefined);
  }
  return isRight ? answered : {...answered, fault: errorText(fault.value)};
}
