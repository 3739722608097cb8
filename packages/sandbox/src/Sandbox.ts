import * as z from 'zod';
import {didYouMean} from '../../../src/content/closest';
import {answer, type Answered, type SandboxRequest} from './answer';
import type {SandboxContract} from './contract';
import {proofs} from './proofs';
import type {SandboxState} from './public';
import {beginningOf} from './seed';
import type {Store} from './store';
import {Webhooks, type SandboxSettings} from './webhooks';

/** What goes back to the client. */
export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>> | undefined;
  /** A text as it is, anything else as JSON; undefined for no body. */
  body: unknown;
}

/** What may be changed, and nothing else. */
const changes = z.strictObject({
  credits: z.int().optional(),
  codes: z.record(z.string(), z.string()).default({}),
  records: z.record(z.string(), z.array(z.looseObject({_id: z.string()}))).default({}),
});

/** Mocks a contract: takes requests, gives answers, keeps what they change. It knows nothing of sockets. */
export class Sandbox {
  public store!: Store;
  public webhooks!: Webhooks;

  public constructor(
    public readonly contract: SandboxContract,
    public readonly settings: SandboxSettings,
  ) {
    this.reset();
  }

  /** Begins anew. */
  public reset(): void {
    this.store = beginningOf(this.contract);
    this.webhooks = new Webhooks(this.contract, this.store, this.settings);
  }

  /**
   * Changes the state.
   *
   * @throws if a field or a collection does not exist, or a value is of another type; nothing has changed then
   */
  public change(state: SandboxState): void {
    const {credits = this.store.credits, codes, records} = changes.parse(state);
    const known = new Set([...this.contract.operations.values()].map(({collection = proofs}) => collection));
    const unknown = Object.keys(records).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new Error(`The collection ${unknown.join(', ')} does not exist. There are: ${[...known].join(', ')}.`);
    }
    this.store.credits = credits;
    Object.assign(this.store.fixedCodes, codes);
    for (const [collection, list] of Object.entries(records)) {
      for (const record of list) {
        this.store.add(collection, Object.assign(this.store.get(collection, record._id) ?? {...record}, record));
      }
    }
  }

  /** Answers a request, notes it, and tells `onRequest`. */
  public async handle(request: SandboxRequest): Promise<Answer> {
    const {method, target, headers, body: sent} = request;
    const route = this.contract.find(method, target);
    // The query may have a code or a token.
    const named = `${method} ${target.replace(/\?.*/s, '')}`;
    // Text, as from a web server: an error of the API would have a key.
    const unknown = (): string => {
      const known = [...this.contract.operations.values()].map((one) => `${one.method.toUpperCase()} ${one.path}`);
      return `The contract has no ${named}.${didYouMean(named, known)}\n`;
    };
    const answered: Partial<Answered> = route ? answer(this, route, request) : {body: unknown()};
    const {outcome, body, fault = null} = answered;
    const status = outcome?.status ?? 404;
    const noted = {method, target, operation: route?.operation.id ?? null, outcome: outcome?.name ?? null, fault};
    this.store.requests.push({...noted, status});
    this.store.requests.splice(0, this.store.requests.length - 10_000);
    this.settings.say([named, noted.operation, status, noted.outcome].filter((part) => part !== null).join(' '));
    await this.settings.onRequest?.({...noted, headers, body: sent.value, answer: {status, body}});
    return {
      status,
      body,
      headers: outcome && {
        'x-sandbox-operation': noted.operation ?? '',
        'x-sandbox-outcome': outcome.name,
        'x-sandbox-basis': outcome.basis,
      },
    };
  }
}
