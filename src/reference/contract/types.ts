import type {LocaleCode} from '../../../config/locales';

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The subset of JSON Schema (OpenAPI 3.1) that the contract uses, after references are resolved. */
export interface Schema {
  /** Several where a value may take several forms, for example `[string, 'null']`. */
  type?: SchemaType | readonly SchemaType[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  const?: unknown;
  enum?: readonly (string | number | boolean)[];
  /** What each value of `enum` means. */
  'x-enum-descriptions'?: Readonly<Record<string, string>>;
  description?: string;
  deprecated?: boolean;
  example?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
}

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example: unknown;
}

export interface RequestBody {
  required: boolean;
  schema: Schema;
  example: unknown;
}

/** One error answer of an operation, as the error table prints it. */
export interface ErrorAnswer {
  status: string;
  /** The body that tells this error from others. Most have `code` and `message`; some areas of the API differ. */
  body: Readonly<Record<string, unknown>>;
  /** What the error means. */
  meaning: string;
  /** What the caller does about it. */
  remedy: string;
}

export interface SuccessAnswer {
  status: string;
  description: string;
  /** Absent where the answer has no body. */
  schema?: Schema;
  example?: unknown;
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
  /** Whether a request must carry the access token. */
  secured: boolean;
  parameters: readonly Parameter[];
  requestBody?: RequestBody;
  success: SuccessAnswer;
  errors: readonly ErrorAnswer[];
}

/** The contract in one language. */
export interface LocalizedContract {
  operations: ReadonlyMap<string, Operation>;
  schemas: ReadonlyMap<string, Schema>;
  tags: ReadonlyMap<string, string>;
}

export interface Contract {
  /** Absolute paths of the files that were read. */
  files: readonly string[];
  in: Readonly<Record<LocaleCode, LocalizedContract>>;
}

export interface GlossaryEntry {
  en: string;
  es: string;
}

export type Glossary = Readonly<Record<string, GlossaryEntry>>;
