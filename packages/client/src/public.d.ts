import type {Client as FetchClient, ClientOptions as FetchOptions} from 'openapi-fetch';
import type {ErrorKey, paths, PathsByToken, webhooks} from './contract.js';

export type {components, ErrorKey, operations, paths, webhooks} from './contract.js';

/** The kinds of token, by their names in the contract. */
export type TokenKind = Exclude<keyof PathsByToken, 'none'>;

type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All extends object,
) => void
  ? All
  : never;

/** A client that sends the operations that take one of these kinds of token, and those that take none. */
export type Client<Kind extends TokenKind = TokenKind> = FetchClient<Both<PathsByToken[Kind | 'none']>>;

export interface ClientOptions<Kind extends TokenKind> extends Omit<FetchOptions, 'baseUrl'> {
  /**
   * Where requests go: the variable `API_URL` unless it is given. Without both, and with the address of one of the APIs of
   * the contract, each operation goes to the API that it belongs to; any other address, such as the sandbox, gets all.
   */
  baseUrl?: string;
  /** The tokens by their kind. They are read again for each request, so a getter or a change takes effect. */
  tokens?: Readonly<Record<Kind, string | undefined>>;
}

/**
 * Makes a client: openapi-fetch with the paths of the contract, which sends each operation the kind of token that it takes.
 * An operation whose kind of token is not among `tokens` does not compile.
 *
 * A request is rejected if the token that it takes is empty, if there is no answer, or if that takes longer than on the page of
 * the operation, 30 seconds in most cases; `signal` of a request sets another time.
 */
export declare function createClient<Kind extends TokenKind = never>(options?: ClientOptions<Kind>): Client<Kind>;

/**
 * The key by which a program recognises an error, whatever the form of its body.
 *
 * @param body - of an answer with a status of 400 or more
 * @returns undefined where the body has no key, or one that is newer than this package: go by the status
 */
export declare function errorKey(body: unknown): ErrorKey | undefined;

/**
 * Whether the same request may be sent again after a pause: true for 429 and 504, else if the class of the key is "later",
 * and without a key from 500 on. A request that creates something may have done so: look first.
 *
 * @param key - from `errorKey`
 * @param status - of the answer
 * @param path - of the operation: a few keys mean something else there, such as `internal_error` of a proof that is opened
 */
export declare function shouldRetry(key: ErrorKey | undefined, status: number, path?: keyof paths): boolean;

/** What is sent to webhooks. Its `type` says what its `object` is. */
export type WebhookEvent = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

/**
 * Reads what was sent to a webhook. It is not signed: read the record by its id before you act.
 *
 * @param body - the text, its bytes, or what was read from it
 * @returns undefined where it is no event, or one that is newer than this package: answer 200 and do nothing
 */
export declare function parseEvent(body: unknown): WebhookEvent | undefined;
