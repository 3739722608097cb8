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
  /** Sent as JSON; undefined for no body. */
  body: unknown;
}

/** Of the requests, so many are kept. */
const keptRequests = 10_000;

/**
 * Reads the name of an answer out of a `Prefer` header: `code=409, example=sourceDown`. https://www.rfc-editor.org/rfc/rfc7240
 *
 * @returns `409.sourceDown`, `409` or `sourceDown`; undefined where the header asks for no answer
 */
function preferredName(header = ''): string | undefined {
  const [code, example] = ['code', 'example'].map((name) =>
    new RegExp(`(?:^|[,;])\\s*${name}\\s*=\\s*"?([^",;]+)`, 'i').exec(header)?.[1]?.trim(),
  );
  return [code, example].filter((part) => part !== undefined).join('.') || undefined;
}

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
   * @throws if a collection does not exist; nothing has changed then
   */
  public change({credits, codes = {}, records = {}}: SandboxState): void {
    const known = new Set([...this.contract.operations.values()].map(({collection = proofs}) => collection));
    const unknown = Object.keys(records).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new Error(`The collection ${unknown.join(', ')} does not exist. There are: ${[...known].join(', ')}.`);
    }
    this.store.credits = credits ?? this.store.credits;
    for (const [to, code] of Object.entries(codes)) {
      this.store.fixedCodes.set(to, code);
    }
    for (const [collection, list] of Object.entries(records)) {
      for (const record of list) {
        this.store.add(collection, Object.assign(this.store.get(collection, record._id) ?? {...record}, record));
      }
    }
  }

  /** Answers a request, and notes it. */
  public handle(request: SandboxRequest): Answer {
    const begin = performance.now();
    const {method, target, headers} = request;
    const {requests} = this.store;
    const route = this.contract.find(method, target);
    const preferred = preferredName(headers.prefer);
    const unknown = {body: {code: 'NotFound', message: 'Record not found.'}};
    const answered: Partial<Answered> = route ? answer(this, route, request, preferred) : unknown;
    const {outcome, body, reason, fault = null} = answered;
    const operation = route?.operation.id ?? null;
    const status = outcome?.status ?? 404;
    requests.push({method, target, operation, status, outcome: outcome?.name ?? null, reason, fault});
    requests.splice(0, requests.length - keptRequests);
    // The reason that goes without saying is left out. The query may have a code or a token.
    const why = reason === undefined || reason === 'state' ? '' : `(${reason})`;
    const milliseconds = Math.round(performance.now() - begin);
    const parts = [method, target.replace(/\?.*/s, ''), operation, status, outcome?.name, why, milliseconds, 'ms'];
    this.settings.say(parts.filter((part) => part !== null && part !== undefined && part !== '').join(' '));
    return {
      status,
      body,
      headers: outcome && {
        'x-sandbox-operation': operation ?? '',
        'x-sandbox-outcome': outcome.name,
        'x-sandbox-basis': outcome.basis,
        ...(preferred !== undefined && {'preference-applied': headers.prefer ?? ''}),
      },
    };
  }
}
