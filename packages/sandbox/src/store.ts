import type {SandboxEvent, SandboxExchange} from './public';

/** A record of the API: its fields are those of the contract. */
export type ApiRecord = Record<string, unknown> & {_id: string};

export interface IssuedToken {
  token: string;
  /** Name of the security scheme. */
  scheme: string;
  /** Id of the record that it belongs to. */
  record: string | undefined;
  /** Milliseconds since 1970; infinite where it does not end. */
  expiresAt: number;
}

/** A one-time code that was sent. */
interface SentCode {
  /** Address of mail, or number of a phone with the code of its country. */
  to: string;
  code: string;
  sentAt: number;
}

/** An answer that is queued for the next requests of an operation. */
interface Queued {
  operationId: string;
  example: string;
  times: number;
  /** Values of the answer by JSON pointer; null takes a field out. */
  set?: Readonly<Record<string, unknown>> | undefined;
}

/** For so long a second code to the same address is refused. */
const codePause = 2 * 60_000;
const codeLife = 10 * 60_000;

/** A time as the API writes it. */
export const now = (after = 0): string => new Date(Date.now() + after).toISOString();

/** What the sandbox remembers: in memory, until it is reset or ends. */
export class Store {
  public credits = 25;
  public readonly tokens = new Map<string, IssuedToken>();
  public queue: Queued[] = [];
  public readonly requests: (Omit<SandboxExchange, 'headers' | 'body' | 'answer'> & {status: number})[] = [];
  public readonly deliveries: SandboxEvent[] = [];
  /** The last code of each validation, and of each address that has none. */
  public readonly codes = new Map<string, SentCode>();
  /** Codes that addresses get in place of the usual one. */
  public readonly fixedCodes: Record<string, string> = {};
  /** Ids of the records of the contract's examples. */
  public readonly examples = new Set<string>();
  readonly #collections = new Map<string, Map<unknown, ApiRecord>>();
  #ids = 0;

  /** @param usualCode - the code of the contract's requests, so that samples run */
  public constructor(private readonly usualCode: string) {}

  /** An identifier as the API has them: 24 hexadecimal digits, in the order in which they are given out. */
  public newId(): string {
    this.#ids += 1;
    return `5a${this.#ids.toString(16).padStart(22, '0')}`;
  }

  /** The records of a collection (`/v2/webhooks`), oldest first. */
  public all(collection: string): ApiRecord[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  public get(collection: string, id: unknown): ApiRecord | undefined {
    return this.#collections.get(collection)?.get(id);
  }

  /** A record of any collection. */
  public find(id: string): ApiRecord | undefined {
    return [...this.#collections.keys()].flatMap((collection) => this.get(collection, id) ?? [])[0];
  }

  public add(collection: string, record: ApiRecord): ApiRecord {
    const records = this.#collections.get(collection) ?? new Map<unknown, ApiRecord>();
    this.#collections.set(collection, records.set(record._id, record));
    return record;
  }

  public delete(collection: string, id: string): void {
    this.#collections.get(collection)?.delete(id);
  }

  /** @param life - seconds; infinite for no end */
  public issue(scheme: string, life: number, record?: string): string {
    const count = [...this.tokens.values()].filter((issued) => issued.scheme === scheme).length;
    const token = `sandbox.${scheme}.${count + 1}`;
    this.tokens.set(token, {token, scheme, record, expiresAt: Date.now() + life * 1000});
    return token;
  }

  /** Whether a code went to an address so lately that the API sends no other. */
  public hasRecentCode(to: string): boolean {
    return [...this.codes.values()].some((sent) => sent.to === to && Date.now() - sent.sentAt < codePause);
  }

  /** Keeps a code for a validation, or for the address where it has none. */
  public sendCode(to: string, validation = to, code = this.usualCode): string {
    const sent = {to, code: this.fixedCodes[to] ?? code, sentAt: Date.now()};
    this.codes.set(validation, sent);
    return sent.code;
  }

  /** The code that was sent last for a validation, or to an address; undefined where it has ended. */
  public lastCode(validation: string): string | undefined {
    const {code, sentAt = 0} = this.codes.get(validation) ?? {};
    return Date.now() - sentAt < codeLife ? code : undefined;
  }

  /** The answer that was queued for an operation; it counts as used. */
  public takeQueued(operationId: string): Queued | undefined {
    const queued = this.queue.find((entry) => entry.operationId === operationId);
    if (queued !== undefined) {
      queued.times -= 1;
      this.queue = this.queue.filter(({times}) => times > 0);
    }
    return queued;
  }

  public toJSON(): object {
    const records = Object.fromEntries([...this.#collections.keys()].map((name) => [name, this.all(name)]));
    const {credits, tokens, codes, queue} = this;
    return {credits, tokens: [...tokens.values()], codes: [...codes.values()], queue, records};
  }
}
