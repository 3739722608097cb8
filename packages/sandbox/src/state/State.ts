import type {PlayedContract} from '../contract/types';
import type {SandboxEvent} from '../public';
import type {Clock} from './Clock';
import {Codes} from './Codes';
import {Records} from './Records';
import {Tokens, type IssuedToken} from './Tokens';

/** A request that was answered, as `GET /_sandbox/requests` lists it. */
export interface AnsweredRequest {
  number: number;
  at: string;
  method: string;
  target: string;
  operation: string | null;
  status: number;
  outcome: string | null;
  reason: string | null;
  /** What is wrong with token or input, also where an answer was forced; null for nothing. */
  fault: string | null;
}

/** Answers that somebody has queued for an operation. */
export interface Queued {
  operationId: string;
  example: string;
  times: number;
  /** What fields of the answer hold, by JSON pointer; null for a field that it lacks. */
  set?: Readonly<Record<string, unknown>>;
}

/** Requests that are kept in the list. */
const keptRequests = 10_000;

/** What the sandbox remembers: in memory, until it is reset or ends. */
export class State {
  public readonly records = new Records();
  public readonly tokens = new Tokens();
  public readonly codes: Codes;
  public readonly queue: Queued[] = [];
  public readonly requests: AnsweredRequest[] = [];
  public readonly deliveries: SandboxEvent[] = [];
  /** Values that the registries know beside the test numbers. */
  public readonly known = new Set<string>();
  public credits = 0;
  #requests = 0;

  /** @param usualCode - the one-time code of the contract's requests */
  public constructor(
    public readonly contract: PlayedContract,
    public readonly clock: Clock,
    usualCode: string,
  ) {
    this.codes = new Codes(usualCode);
  }

  /**
   * Seconds that a token lives, as the contract says.
   *
   * @param operation - which issues it; without one, the longest life of the scheme counts
   */
  public lifeOf(scheme: string, operation?: string): number | undefined {
    const lives = this.contract.tokenLife.get(scheme);
    return operation === undefined ? [...(lives?.values() ?? [])].sort((a, b) => b - a)[0] : lives?.get(operation);
  }

  public issue(scheme: string, record?: string, life?: number): IssuedToken {
    return this.tokens.issue(scheme, this.clock.now, life ?? this.lifeOf(scheme), record);
  }

  /** What was queued for an operation; it counts as used. */
  public takeQueued(operationId: string): Queued | undefined {
    const index = this.queue.findIndex((queued) => queued.operationId === operationId);
    const queued = this.queue[index];
    if (queued !== undefined) {
      queued.times -= 1;
      if (queued.times <= 0) {
        this.queue.splice(index, 1);
      }
    }
    return queued;
  }

  public note(request: Omit<AnsweredRequest, 'number' | 'at'>): AnsweredRequest {
    const noted = {number: (this.#requests += 1), at: this.clock.iso(), ...request};
    this.requests.push(noted);
    if (this.requests.length > keptRequests) {
      this.requests.shift();
    }
    return noted;
  }
}
