import {unescape} from 'node:querystring';
import {Router} from '../contract/Router';
import {Schemas} from '../contract/Schemas';
import type {PlayedContract} from '../contract/types';
import type {Log} from '../log';
import {collectionPaths} from '../plays/collections';
import type {SandboxSeed} from '../public';
import {preferredName, unknownName} from '../requests/preference';
import type {SandboxRequest} from '../requests/SandboxRequest';
import {Clock, type ClockKind} from '../state/Clock';
import {seed, usualCode} from '../state/seed';
import {State} from '../state/State';
import {Webhooks} from '../webhooks/Webhooks';
import {answerOf, type Answer, type Origin} from './Answer';
import {Player} from './Player';

export interface SandboxSettings {
  clock: ClockKind;
  seed?: SandboxSeed;
  forwardTo?: string;
  /** Milliseconds that a receiver of webhooks may take. */
  hookTimeout: number;
  log: Log;
}

/** Plays a contract: takes requests, gives answers, keeps what they change. It knows nothing of sockets. */
export class Sandbox {
  public readonly clock: Clock;
  public readonly collections: readonly string[];
  #state: State;
  #webhooks: Webhooks;
  readonly #router: Router;
  readonly #schemas: Schemas;

  public constructor(
    public readonly contract: PlayedContract,
    private readonly settings: SandboxSettings,
  ) {
    this.clock = new Clock(settings.clock);
    this.collections = collectionPaths(contract);
    this.#router = new Router(contract);
    this.#schemas = Schemas.of(contract.document);
    [this.#state, this.#webhooks] = this.#begin();
  }

  public get state(): State {
    return this.#state;
  }

  public get webhooks(): Webhooks {
    return this.#webhooks;
  }

  /** Begins anew, with the seed alone. */
  public reset(): void {
    this.clock.reset();
    [this.#state, this.#webhooks] = this.#begin();
  }

  /** Answers a request, and notes it. */
  public handle(request: SandboxRequest): Answer {
    const begin = performance.now();
    const {answer, origin} = this.#answer(request);
    const line = {
      method: request.method,
      target: request.target,
      operation: origin?.operation ?? null,
      status: answer.status,
      outcome: origin?.outcome ?? null,
      reason: origin?.reason ?? null,
      fault: origin?.fault ?? null,
    };
    this.#state.note(line);
    // The query may have a code or a token.
    const target = request.target.replace(/\?.*/s, '');
    this.settings.log.request({...line, target, milliseconds: Math.round(performance.now() - begin)});
    return answer;
  }

  #begin(): [State, Webhooks] {
    const {log, hookTimeout: timeout, forwardTo} = this.settings;
    const state = new State(this.contract, this.clock, usualCode(this.contract));
    seed(state, this.collections, this.settings.seed);
    return [state, new Webhooks(this.contract, state, this.#schemas, {timeout, log, forwardTo})];
  }

  #answer(request: SandboxRequest): {answer: Answer; origin?: Origin} {
    const url = URL.canParse(request.target, 'http://sandbox') ? new URL(request.target, 'http://sandbox') : undefined;
    // A name that cannot be decoded is the name of nothing.
    if (url !== undefined && unescape(url.pathname).includes('\uFFFD')) {
      return {answer: {status: 404, headers: {}, body: {code: 'NotFound', message: 'Record not found.'}}};
    }
    const route = url === undefined ? undefined : this.#router.find(request.method, url.pathname);
    if (url === undefined || route === undefined) {
      return {answer: {status: 404, headers: {}, body: 'Not Found'}};
    }
    const {operation} = route;
    const preferred = preferredName(request.headers.prefer);
    const fault = preferred === undefined ? undefined : unknownName(operation, preferred);
    if (fault !== undefined) {
      return {answer: {status: 400, headers: {}, body: {code: 'UnknownExample', message: fault}}};
    }
    const {log} = this.settings;
    const world = {
      state: this.#state,
      schemas: this.#schemas,
      webhooks: this.#webhooks,
      collections: this.collections,
      say: log.say,
    };
    const {outcome, body, ...played} = new Player(world).play(route, url.searchParams, request, preferred);
    const origin = {operation: operation.id, outcome: outcome.name, basis: outcome.basis, ...played};
    return {
      answer: answerOf(
        outcome.status,
        body,
        origin,
        played.reason === 'preference' ? request.headers.prefer : undefined,
      ),
      origin,
    };
  }
}
