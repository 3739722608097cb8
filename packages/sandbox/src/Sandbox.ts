import {isNode} from '../../../src/reference/json';
import {outcomeNamed} from '../../../src/reference/contract/testNumbers';
import {answer, type SandboxRequest} from './answer';
import {addExamples, collectionPaths} from './collections';
import type {Route, SandboxContract, SandboxOperation} from './contract';
import {addressOf} from './effects/codes';
import {proofs} from './effects/proofs';
import type {Log} from './log';
import type {SandboxState} from './public';
import {Store, type ApiRecord} from './store';
import {Webhooks} from './webhooks';

/** What goes back to the client. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A text is sent as it is, everything else as JSON; undefined for no body. */
  body: unknown;
}

interface AskedRoute extends Route {
  query: URLSearchParams;
}

export interface SandboxSettings {
  forwardTo: string | undefined;
  /** Milliseconds that a receiver of webhooks may take. */
  hookTimeout: number;
  log: Log;
}

/**
 * Reads the name of an answer out of a `Prefer` header: `code=409, example=sourceDown`. https://www.rfc-editor.org/rfc/rfc7240
 *
 * @returns `409.sourceDown`, `409` or `sourceDown`; undefined where the header asks for no answer
 */
function preferredName(header = ''): string | undefined {
  const preferences = new Map(
    header.split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  const parts = [preferences.get('code'), preferences.get('example')].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join('.');
}

/** What is wrong with the name of an answer, with those that there are; undefined where the operation has it. */
export function unknownName({id, outcomes}: SandboxOperation, name: string): string | undefined {
  const names = outcomes.map((outcome) => `${outcome.status}.${outcome.name}`).join(', ');
  return outcomeNamed(outcomes, name) === undefined ? `${id} has no answer "${name}". It has: ${names}.` : undefined;
}

const notFound: Answer = {status: 404, headers: {}, body: {code: 'NotFound', message: 'Record not found.'}};

/** Mocks a contract: takes requests, gives answers, keeps what they change. It knows nothing of sockets. */
export class Sandbox {
  readonly #collections: readonly string[];
  #store: Store;
  #webhooks: Webhooks;

  public constructor(
    public readonly contract: SandboxContract,
    private readonly settings: SandboxSettings,
  ) {
    this.#collections = collectionPaths(contract);
    [this.#store, this.#webhooks] = this.#begin();
  }

  public get store(): Store {
    return this.#store;
  }

  public get webhooks(): Webhooks {
    return this.#webhooks;
  }

  public reset(): void {
    [this.#store, this.#webhooks] = this.#begin();
  }

  /**
   * Changes the state.
   *
   * @throws if a collection does not exist; nothing has changed then
   */
  public change({credits, codes = {}, records = {}}: SandboxState): void {
    const known = [...this.#collections, proofs];
    const unknown = Object.keys(records).filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      throw new Error(`The collection ${unknown.join(', ')} does not exist. There are: ${known.join(', ')}.`);
    }
    this.#store.credits = credits ?? this.#store.credits;
    for (const [to, code] of Object.entries(codes)) {
      this.#store.fixedCodes.set(to, code);
    }
    for (const [collection, list] of Object.entries(records)) {
      for (const record of list) {
        const present = this.#store.get(collection, record._id);
        this.#store.add(collection, Object.assign(present ?? {...record}, record));
      }
    }
  }

  /** Answers a request, and notes it. */
  public handle(request: SandboxRequest): Answer {
    const begin = performance.now();
    const {method, target} = request;
    const route = this.#route(method, target);
    const line = {method, target, operation: null, status: 404, outcome: null, reason: null, fault: null};
    const [answered, noted] = route === undefined ? [notFound, line] : this.#answer(route, request, line);
    this.#store.note(noted);
    // The query may have a code or a token.
    const shown = {...noted, target: target.replace(/\?.*/s, '')};
    this.settings.log.request({...shown, milliseconds: Math.round(performance.now() - begin)});
    return answered;
  }

  #route(method: string, target: string): AskedRoute | undefined {
    try {
      const url = new URL(target, 'http://sandbox');
      const route = this.contract.find(method, url.pathname);
      return route && {...route, query: url.searchParams};
    } catch (error) {
      if (error instanceof TypeError || error instanceof URIError) {
        // An address that cannot be read is the address of nothing.
        return undefined;
      }
      throw error;
    }
  }

  #answer(
    route: AskedRoute,
    request: SandboxRequest,
    line: {method: string; target: string},
  ): [Answer, Parameters<Store['note']>[0]] {
    const {operation, query} = route;
    const preferred = preferredName(request.headers.prefer);
    const unknown = preferred === undefined ? undefined : unknownName(operation, preferred);
    if (unknown !== undefined) {
      const body = {code: 'UnknownExample', message: unknown};
      const noted = {...line, operation: operation.id, status: 400, outcome: null, reason: null, fault: unknown};
      return [{status: 400, headers: {}, body}, noted];
    }
    const webhooks = this.#webhooks;
    const world = {
      store: this.#store,
      webhooks,
      collections: this.#collections,
      emit: (cause: SandboxOperation, event: string, record: ApiRecord): void => {
        webhooks.emit(cause, event, record);
      },
      say: this.settings.log.say,
    };
    const {outcome, body, reason, fault = null} = answer(this.contract, route, query, request, world, preferred);
    const headers = {
      'x-sandbox-operation': operation.id,
      'x-sandbox-outcome': outcome.name,
      'x-sandbox-basis': outcome.basis,
      ...(preferred === undefined ? {} : {'preference-applied': request.headers.prefer ?? ''}),
    };
    const {status, name} = outcome;
    return [
      {status, headers, body},
      {...line, operation: operation.id, status, outcome: name, reason, fault},
    ];
  }

  #begin(): [Store, Webhooks] {
    const {log, hookTimeout: timeout, forwardTo} = this.settings;
    const {operations, schemes} = this.contract;
    const login = operations.get('confirmEmailLogin')?.requestBody?.example;
    const store = new Store(isNode(login) ? String(login.otp) : '123456');
    addExamples(store, this.contract, this.#collections);
    this.#activate(store);
    const owners: Readonly<Record<string, string>> = {
      registrationToken: '/v2/app-registrations',
      appLoginToken: '/v2/app-logins',
      livenessSessionToken: '/v2/biometric-validations',
    };
    for (const scheme of schemes) {
      const lives = [...operations.values()].flatMap(({issues}) => issues.filter((issued) => issued.scheme === scheme));
      const life = Math.max(...lives.map((issued) => issued.life ?? Infinity));
      store.issue(scheme, Number.isFinite(life) ? life : undefined, store.all(owners[scheme] ?? '')[0]?._id);
    }
    return [store, new Webhooks(this.contract, store, {timeout, log, forwardTo})];
  }

  /** The project, the flow and the registration of the contract's requests are open, and codes wait for its validations. */
  #activate(store: Store): void {
    const {operations} = this.contract;
    for (const version of ['v2', 'v3']) {
      for (const party of [...store.all(`/${version}/projects`), ...store.all(`/${version}/project-flows`)]) {
        party.status = 'active';
      }
    }
    for (const [id, way] of [
      ['confirmEmailLogin', 'email'],
      ['confirmPhoneLogin', 'phone'],
    ] as const) {
      const validations = store.all(`/v2/${way}-validations`);
      for (const validation of validations) {
        store.sendCode(addressOf(validation, way), undefined, validation._id);
      }
      const login = operations.get(id)?.requestBody?.example;
      store.sendCode(addressOf(isNode(login) ? login : {}, way), undefined);
      for (const registration of store.all('/v2/app-registrations')) {
        registration[`${way}Validation`] = validations[0]?._id;
      }
    }
    for (const sent of store.codes) {
      // So long ago that another may be sent.
      sent.sentAt -= 3 * 60_000;
    }
    const informationValidation = operations.get('checkRegistrationBackground')?.parameters[0]?.example;
    for (const registration of store.all('/v2/app-registrations')) {
      Object.assign(registration, {status: 'ONGOING', currentStep: 'liveness', informationValidation});
    }
  }
}
