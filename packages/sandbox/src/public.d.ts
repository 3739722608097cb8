/** How a sandbox is started. Everything may be left out. */
export interface SandboxOptions {
  /** 0 for a free one; 12121 unless it is given. */
  port?: number;
  /** 127.0.0.1 unless it is given. */
  host?: string;
  /** File of an OpenAPI document (JSON, bundled into one) that is played in the place of the bundled one. */
  spec?: string;
  /** The same, already read. */
  contract?: object;
  /** What the state has beside the records of the contract, or the JSON file that says it. */
  seed?: string | SandboxSeed;
  /** Address that takes every webhook, wherever it may be. */
  forwardTo?: string;
  /** Milliseconds before each answer. */
  delay?: number;
  /** `manual` stands still until it is advanced. */
  clock?: 'real' | 'manual';
  /** Nothing is logged unless it is given. */
  log?: 'pretty' | 'json';
  /** Milliseconds that a receiver of webhooks may take; 10 000 unless it is given. */
  hookTimeout?: number;
  /** Sees each request of the API with its answer; the answer is sent when it is done. */
  onRequest?: (exchange: SandboxExchange) => void | Promise<void>;
}

/** What the state has beside the records of the contract. */
export interface SandboxSeed {
  credits?: number;
  /** One-time codes by address: `ada@mail.example`, `+57 3005550142`. */
  codes?: Readonly<Record<string, string>>;
  /** Values that the registries know beside the test numbers. */
  known?: readonly string[];
  /** Records by the path of their collection (`/v2/webhooks`). */
  records?: Readonly<Record<string, readonly (Record<string, unknown> & {_id: string})[]>>;
}

/** A request of the API, and what it is answered with. */
export interface SandboxExchange {
  method: string;
  /** Path and query. */
  target: string;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON; undefined where there is none. */
  body: unknown;
  /** operationId; null where the contract has no such path. */
  operation: string | null;
  /** Name of the answer in the contract; null where it is none of the contract's. */
  outcome: string | null;
  /** What is wrong with token or input, also where an answer was forced; null for nothing. */
  fault: string | null;
  answer: {status: number; body: unknown};
}

/** An attempt to send an event to a webhook. */
export interface SandboxEvent {
  /** Id of the delivery, under which the API lists it. */
  id: string;
  /** For example `onboarding_app_registration_completed`. */
  type: string;
  /** Where it went. */
  url: string;
  /** 1 for the first. */
  attempt: number;
  /** Null where nobody answered. */
  status: number | null;
  error: string | null;
  milliseconds: number;
}

/** A sandbox that runs. */
export interface RunningSandbox {
  /** For example `http://127.0.0.1:12121`. */
  url: string;
  /** The account token that is valid from the beginning. */
  token: string;
  /** Begins anew, with the seed alone. */
  reset: () => Promise<void>;
  /**
   * Queues an answer.
   *
   * @param operationId - as in the contract
   * @param example - name of the answer: `noHit`, or `409.sourceDown` where several statuses share a name
   * @param times - for how many requests; 1 unless it is given
   * @param set - what fields of the answer hold, by JSON pointer such as `/data/details`; null takes a field out
   * @throws if the contract has no such operation or answer
   */
  next: (
    operationId: string,
    example: string,
    times?: number,
    set?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Changes the state: what the seed can hold. */
  change: (state: SandboxSeed) => Promise<void>;
  /** Lets time pass, such as `90s` or `31d`. */
  advance: (span: string) => Promise<void>;
  /** What was sent to webhooks, once all of it has arrived or failed. */
  events: () => Promise<readonly SandboxEvent[]>;
  close: () => Promise<void>;
}

/**
 * Starts a sandbox of the contract that comes with this package.
 *
 * @param options - all may be left out
 * @throws if the port is taken, or a file cannot be read
 */
export declare function startSandbox(options?: SandboxOptions): Promise<RunningSandbox>;
