import {chooseOutcome, type Choice} from '../../../../src/reference/outcomes/chooseOutcome';
import {echo} from '../../../../src/reference/outcomes/echo';
import {namedValues} from '../../../../src/reference/outcomes/sentValues';
import {fit} from '../answers/fit';
import {keysOf, setAt} from '../contract/pointers';
import type {Route} from '../contract/Router';
import type {Outcome, PlayedOperation} from '../contract/types';
import {playOf} from '../plays';
import type {Call, Reply} from '../plays/Play';
import {errorOf} from '../plays/replies';
import {checkRequest} from '../requests/checkRequest';
import {errorText} from '../requests/errorText';
import {faultText, inputError} from '../requests/inputError';
import {sentValues, type RequestBody, type SandboxRequest, type SentValues} from '../requests/SandboxRequest';
import type {IssuedToken} from '../state/Tokens';
import {checkToken, issueTokens} from './tokens';

/** What answers are made from. */
export interface World extends Pick<Call, 'state' | 'schemas' | 'webhooks' | 'say'> {
  collections: readonly string[];
}

/** An answer, and what it was chosen for. */
export interface Played {
  outcome: Outcome;
  body: unknown;
  reason: string;
  /** What is wrong with token or input, also where the answer was forced. */
  fault?: string;
}

/** A request that is played. */
interface Turn {
  operation: PlayedOperation;
  sent: SentValues;
  token?: IssuedToken;
}

const isSuccess = ({status}: Outcome): boolean => status < 300;

/** The contract's example, as it is. */
const asItIs = (outcome: Outcome, reason: string): Played => ({outcome, reason, body: structuredClone(outcome.value)});

/** Chooses and makes the answers of operations. */
export class Player {
  public constructor(private readonly world: World) {}

  /**
   * Answers a request. What it asks for by name needs no token and no right input.
   *
   * @param preferred - name of the answer that the request asks for
   */
  public play({operation, path}: Route, query: URLSearchParams, request: SandboxRequest, preferred?: string): Played {
    const {state} = this.world;
    const sent = sentValues(operation, path, query, request);
    const queued = preferred === undefined ? state.takeQueued(operation.id) : undefined;
    const isForced = preferred !== undefined || queued !== undefined;
    const forced = isForced ? this.#choose(operation, sent, preferred, queued?.example) : undefined;
    const checked = checkToken(operation, request.headers.authorization, state);
    const turn = {operation, sent, token: 'token' in checked ? checked.token : undefined};
    const refused =
      'refused' in checked
        ? {...asItIs(checked.refused, 'token'), fault: errorText(checked.refused.value)}
        : this.#refusedInput(operation, sent, request.body);
    const played =
      forced === undefined ? (refused ?? this.#charged(turn)) : this.#forced(turn, forced, refused === undefined);
    for (const [pointer, value] of Object.entries(queued?.set ?? {})) {
      setAt(played.body, keysOf(pointer), value ?? undefined);
    }
    return refused === undefined ? played : {...played, fault: refused.fault};
  }

  #refusedInput(
    operation: PlayedOperation,
    sent: SentValues,
    body: RequestBody,
  ): (Played & {fault: string}) | undefined {
    const {state, schemas} = this.world;
    const fault = checkRequest(operation, sent, body, schemas);
    return fault === undefined
      ? undefined
      : {...asItIs(inputError(state.contract, operation, fault), 'input'), fault: faultText(fault)};
  }

  #choose(
    operation: PlayedOperation,
    sent: SentValues,
    preferred?: string,
    queued?: string,
  ): Choice<Outcome> | undefined {
    const {known} = this.world.state;
    const parameter = operation.parameters.find(({name}) => name === operation.testValues?.field);
    const example = typeof parameter?.example === 'string' ? {exampleValue: parameter.example} : {};
    return chooseOutcome(
      {...operation, ...example},
      {values: namedValues(sent), preferred, queued, isKnown: (value) => known.has(value)},
    );
  }

  /** An answer that was asked for by name: of a success the records change as they would, the answer is the example. */
  #forced(turn: Turn, {outcome, reason}: Choice<Outcome>, isRight: boolean): Played {
    if (!isSuccess(outcome)) {
      return asItIs(outcome, reason);
    }
    const reply = isRight && turn.operation.method !== 'GET' ? this.#reply(turn) : undefined;
    const ids = Object.entries(reply?.set ?? {}).flatMap(([pointer, value]) => identity(pointer, value));
    return this.#made(turn, outcome, reason, {...reply, outcome, set: Object.fromEntries(ids)});
  }

  /** An operation that takes credits takes one for each answer that the API charges: what was found, and what was not. */
  #charged(turn: Turn): Played {
    const {state} = this.world;
    const refusal = errorOf(turn.operation, 403, /insufficient_credits/);
    if (refusal !== undefined && state.credits <= 0) {
      return asItIs(refusal, 'credits');
    }
    const played = this.#chosen(turn);
    if (refusal !== undefined && (isSuccess(played.outcome) || played.outcome.status === 404)) {
      state.credits -= 1;
    }
    return played;
  }

  #chosen(turn: Turn): Played {
    const byValue = this.#choose(turn.operation, turn.sent);
    const tested = byValue?.reason === 'test number' || byValue?.reason === 'unknown number' ? byValue : undefined;
    if (tested !== undefined && !isSuccess(tested.outcome)) {
      return asItIs(tested.outcome, tested.reason);
    }
    const reply = this.#reply(turn);
    if (reply !== undefined && !isSuccess(reply.outcome)) {
      return asItIs(reply.outcome, 'state');
    }
    const [outcome, reason] =
      reply === undefined || tested !== undefined
        ? [byValue?.outcome ?? fail(turn.operation), byValue?.reason ?? '']
        : [reply.outcome, 'state'];
    return this.#made(turn, outcome, reason, reply);
  }

  #reply(turn: Turn): Reply | undefined {
    return playOf(turn.operation, this.world.collections)?.({...turn, ...this.world});
  }

  /** The answer after the model of the contract's example: with what was sent, what the records give, and new tokens. */
  #made({operation, sent}: Turn, outcome: Outcome, reason: string, reply: Reply | undefined): Played {
    const {state, schemas} = this.world;
    const body = structuredClone(echo(outcome.value, operation, sent));
    for (const [pointer, value] of Object.entries(reply?.set ?? {})) {
      setAt(body, keysOf(pointer), structuredClone(value));
    }
    issueTokens(operation, body, reply ?? {}, state);
    const known = outcome.schema === undefined ? body : schemas.described(outcome.schema, body);
    return {outcome, reason, body: fit(known, outcome, schemas)};
  }
}

function fail({id}: PlayedOperation): never {
  throw new Error(`The contract has no answer of "${id}".`);
}

/** The ids in what a reply sets: a forced answer has them, so that later requests find the records. */
function identity(pointer: string, value: unknown): [string, unknown][] {
  if (pointer.endsWith('/_id') || pointer.endsWith('/id')) {
    return [[pointer, value]];
  }
  const isRecord = typeof value === 'object' && value !== null && '_id' in value;
  return isRecord ? [[`${pointer}/_id`, value._id]] : [];
}
