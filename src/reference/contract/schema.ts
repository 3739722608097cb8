export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The subset of JSON Schema (OpenAPI 3.1) that the contract uses, after references are resolved. */
export interface Schema {
  /** Several where a value may take several forms, for example `[string, 'null']`. */
  type?: SchemaType | readonly SchemaType[];
  format?: string;
  pattern?: string;
  contentEncoding?: 'base64';
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  const?: unknown;
  enum?: readonly (string | number | boolean)[];
  /** What each value of `enum` means. */
  'x-enum-descriptions'?: Readonly<Record<string, string>>;
  /** The state on which a caller may accept. */
  'x-accepted'?: string;
  /** Which values may follow on each: on the final ones none. */
  'x-transitions'?: Readonly<Record<string, readonly string[]>>;
  description?: string;
  /** `page#heading` in the docs that explains it: other pages link there and leave its fields out. */
  'x-page'?: string;
  /** Whether the object is known in part only, so that its details may change. */
  'x-preview'?: true;
  deprecated?: boolean;
  example?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
}

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
