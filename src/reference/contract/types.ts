import type {LocaleCode} from '../../../config/locales';
import type {Parameter, RequestBody, Schema} from './schema';
import type {TokenLife} from './tokenLife';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Values that Sandbox mode answers in a known way. */
export interface SandboxNumbers {
  /** Whose value decides: a parameter, or a field of the body after `body.`. */
  field: string;
  /** What else the request then needs, by name. */
  with: Readonly<Record<string, string>>;
  /** Names of examples by value, or by `/pattern/` of values. */
  outcomes: Readonly<Record<string, string>>;
  /** Signs that the API takes out of the value: dots and spaces. */
  ignores: string;
  /** Fields of the answer with a year or a date, which the local sandbox moves on: 2025 in the examples is the present year. */
  years: readonly string[];
}

/** One error answer of an operation, as the error table prints it. */
export interface ErrorAnswer {
  status: string;
  /** Of its example, unique within its status. */
  name: string;
  /** The body that tells this error from others. Most have `code` and `message`; some areas of the API differ. */
  body: Readonly<Record<string, unknown>>;
  /** What the error means. */
  meaning: string;
  /** What the caller does about it. */
  remedy: string;
  /** Whether most operations answer it, with the same texts: pages name it only. */
  isUsual: boolean;
}

/** One thing that a successful answer may say, for example that a person was found on a list. */
export interface Outcome {
  /** Unique within the operation; part of the address of its section. */
  name: string;
  /** What came out, in a few words. */
  summary: string;
  /** What it means and what the caller does about it. */
  description: string;
  value: unknown;
}

export interface SuccessAnswer {
  status: string;
  description: string;
  /** Absent where the answer has no body. */
  schema?: Schema;
  /** The most usual one first; none where the answer has no body. */
  outcomes: readonly Outcome[];
}

/** How the caller decides on the answer. */
export interface Decision {
  /** Dotted paths of the fields to look at; none where the status alone decides. */
  fields: readonly string[];
  rule: string;
  /** What to do with values that the rule does not know. */
  fallback: string;
}

/** The kind of token that an operation takes. */
export interface Token {
  /** Name of its security scheme. */
  scheme: string;
  title: string;
  description: string;
  /** Environment variable from which the samples read it. */
  variable: string;
  /** Id of the docs page that tells how to get one. */
  page: string;
  /** Absent where it is not known. */
  ttl?: TokenLife;
  /** Where in the answers of which operations it is: JSON pointers by operation id. */
  issuedBy: Readonly<Record<string, string>>;
}

/** An error of the catalogue: what its key means, whatever the operation. */
export interface CatalogueError {
  key: string;
  meaning: string;
  remedy: string;
  /** What the caller does: changes the request, gets a token, adds credits, waits, or does not repeat it. */
  class: 'correct' | 'token' | 'credits' | 'later' | 'never';
  /** Another class, by the id of the operation where it holds. */
  exceptions?: Readonly<Record<string, CatalogueError['class']>>;
  /** Whether the request takes credits, where it is known and credits are used at all. */
  charged?: 'no' | 'yes';
}

export interface ErrorGroup {
  id: string;
  title: string;
  errors: readonly CatalogueError[];
}

/** An operation of the contract in one language, with every reference resolved. */
export interface Operation {
  id: string;
  method: HttpMethod;
  path: string;
  /** Base address, from the brand. */
  server: string;
  tag: string;
  /** Id of the docs page that documents the operation. */
  page: string;
  /** ISO 3166-1 alpha-2, where the operation is of one country. */
  country?: string;
  summary: string;
  description: string;
  deprecated: boolean;
  /** Absent where a request needs no token. */
  token?: Token;
  decision?: Decision;
  /** Absent where it is not said; `none` where no value is known. */
  sandbox?: SandboxNumbers | 'none';
  /** How long clients wait for the answer; absent where that is not said. */
  timeoutSeconds?: number;
  /** Suffixes of the webhook events that it may cause. */
  emits: readonly string[];
  /** Whether it, or its subject, is known in part only, so that its details may change. */
  isPreview: boolean;
  parameters: readonly Parameter[];
  /** JSON Schema of conditions between parameters: `if`, `then`, `dependentRequired`. */
  conditions?: object;
  requestBody?: RequestBody;
  /** The most usual success: decision, fields and workflows are about it. */
  success: SuccessAnswer;
  /** Successes with another status, such as 201 beside 200. */
  otherSuccesses: readonly SuccessAnswer[];
  errors: readonly ErrorAnswer[];
}

/** What the API sends to a webhook. */
export interface WebhookEvent {
  /** Ends the `type` of the event; the type of the flow stands before it. */
  suffix: string;
  /** Id of the docs page that documents it. */
  page: string;
  /** Types of flows that send it. */
  flows: readonly string[];
  /** What happened. */
  summary: string;
  /** What the receiver does. */
  description: string;
  /** A whole delivery. */
  example: unknown;
}

/** An abbreviation or a name that readers may not know. */
export interface Term {
  term: string;
  /** ISO 3166-1 alpha-2, where it is of one country. */
  country?: string;
  /** What the letters stand for, in the language that they come from. */
  name?: string;
  /** What it is. */
  text: string;
  /** False where the bare word has other meanings too, so that it is not linked wherever it stands. */
  matches?: false;
}

/** The contract in one language. */
export interface LocalizedContract {
  operations: ReadonlyMap<string, Operation>;
  schemas: ReadonlyMap<string, Schema>;
  errorGroups: readonly ErrorGroup[];
  terms: readonly Term[];
  /** In the order of the contract. */
  events: readonly WebhookEvent[];
}

/** An OpenAPI document as it is published: one file, with references inside of it. */
export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; description?: string};
  security?: object[];
  tags?: {name: string}[];
  servers: {url: string; description?: string; variables?: object}[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, object>;
}

export interface Contract {
  /** What is published, in each language, with the addresses of the servers. */
  documents: Readonly<Record<LocaleCode, OpenApiDocument>>;
  /** The same without references, as pages and tools read it. */
  in: Readonly<Record<LocaleCode, LocalizedContract>>;
}
