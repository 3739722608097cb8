import type {NamedOutcome} from '../../../../src/reference/outcomes/chooseOutcome';
import type {TestValues} from '../../../../src/reference/outcomes/testValues';

/** Whether the provider has published something, or it was seen in answers, or it is inferred. */
export type Basis = 'documented' | 'observed' | 'assumed';

/** Address of a schema in the contract, as a JSON pointer. */
export type SchemaPointer = string;

/** A named answer of the contract. */
export interface Outcome extends NamedOutcome {
  /** What it means, in a few words. */
  summary: string;
  /** The whole body; undefined where the answer has none. */
  value: unknown;
  basis: Basis;
  /** Absent where the body is not described. */
  schema?: SchemaPointer;
}

export interface PlayedParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: SchemaPointer;
  example: unknown;
}

export interface PlayedBody {
  required: boolean;
  schema: SchemaPointer;
  example: unknown;
}

/** A token that the answer of an operation carries. */
export interface IssuedField {
  scheme: string;
  /** JSON pointer into the answer. */
  pointer: string;
}

export interface PlayedOperation {
  id: string;
  method: string;
  /** Path of the contract behind each base path, in segments: `{id}` stands for any. */
  routes: readonly (readonly string[])[];
  path: string;
  /** Name of the security scheme; absent where no token is needed. */
  scheme?: string;
  parameters: readonly PlayedParameter[];
  body?: PlayedBody;
  outcomes: readonly Outcome[];
  testValues?: TestValues;
  /** Names of webhooks that the operation may send. */
  emits: readonly string[];
  issues: readonly IssuedField[];
}

/** What the contract sends to webhooks. */
export interface PlayedEvent {
  /** Ends the type of the event; the type of the flow stands before it. */
  name: string;
  flows: readonly string[];
  example: {type: string; object: Record<string, unknown>};
  schema: SchemaPointer;
}

/** Which states of a record may follow on each (`x-transitions`): on the final ones none. */
export type Transitions = Readonly<Record<string, readonly string[]>>;

export interface PlayedContract {
  title: string;
  version: string;
  operations: ReadonlyMap<string, PlayedOperation>;
  events: readonly PlayedEvent[];
  /** By the name of the schema, for example `DocumentValidation`. */
  transitions: ReadonlyMap<string, Transitions>;
  /** Seconds that a token lives, by the name of its scheme and the operation that issues it. */
  tokenLife: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The whole document, into which the pointers lead. */
  document: object;
}
