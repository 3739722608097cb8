import type {SandboxContract, SandboxOperation, Outcome} from '../contract';
import type {ApiRecord, IssuedToken, Store} from '../store';
import type {Webhooks} from '../webhooks';

/** A request whose operation is known. */
export interface Call {
  operation: SandboxOperation;
  contract: SandboxContract;
  path: Readonly<Record<string, string>>;
  /** Those of path, query and headers by name. */
  parameters: Record<string, unknown>;
  /** Empty where none was sent. */
  body: Readonly<Record<string, unknown>>;
  token: IssuedToken | undefined;
  store: Store;
  webhooks: Webhooks;
  collections: readonly string[];
  /** Sends an event about a record to the webhooks of its flow, where the contract says that the operation causes it. */
  emit: (operation: SandboxOperation, event: string, record: ApiRecord) => void;
  /** Prints a line of the log. */
  say: (line: string) => void;
}

/** What an effect answers. */
export interface Reply {
  outcome: Outcome;
  /** What is in the answer in the place of the example's values, by JSON pointer; undefined takes a field out. */
  set?: Readonly<Record<string, unknown>>;
  /** Id of the record that the tokens of the answer belong to. */
  record?: string;
  /** Seconds that the tokens of the answer live, where it is not what the contract says. */
  tokenLife?: number;
}

/** What an operation does beyond its answer: state that it sets, event that it sends, code that it issues. */
export type Effect = (call: Call) => Reply;
