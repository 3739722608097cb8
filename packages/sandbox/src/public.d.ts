/** How a sandbox is started. Everything may be left out. */
export interface SandboxOptions {
  /** 0 for a free one; 12121 unless it is given. */
  port?: number;
  /** 127.0.0.1 unless it is given. */
  host?: string;
  /** Address that takes every webhook, wherever it may be. */
  forwardTo?: string;
  /** Milliseconds before each answer. */
  delay?: number;
  /** Nothing is logged unless it is given. */
  log?: 'pretty';
  /** Sees each request of the API with its answer; the answer is sent when it is done. */
  onRequest?: (exchange: SandboxExchange) => void | Promise<void>;
}

/** What a test may change: credits, one-time codes by address (`+57 3005550142`), records by path (`/v2/webhooks`). */
export interface SandboxState {
  credits?: number;
  codes?: Readonly<Record<string, string>>;
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
  type: string;
  /** Where it went. */
  url: string;
  /** 1 for the first. */
  attempt: number;
  /** What the receiver answered; null where there was no answer, and `error` says why. */
  status: number | null;
  error: string | null;
}

export interface RunningSandbox {
  url: string;
  /** The account token, which a reset does not change. */
  readonly token: string;
  reset: () => Promise<void>;
  /** Queues an answer, by its name in the contract. `set` has values by JSON pointer; null takes a field out. */
  next: (operationId: string, example: string, times?: number, set?: Record<string, unknown>) => Promise<void>;
  change: (state: SandboxState) => Promise<void>;
  /** What was sent to webhooks, when everything under way has arrived or failed. */
  events: () => Promise<readonly SandboxEvent[]>;
  close: () => Promise<void>;
}

/** Starts a sandbox on this machine. */
export function startSandbox(options?: SandboxOptions): Promise<RunningSandbox>;
