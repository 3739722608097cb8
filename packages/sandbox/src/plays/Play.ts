import type {Outcome, PlayedOperation} from '../contract/types';
import type {Schemas} from '../contract/Schemas';
import type {SentValues} from '../requests/SandboxRequest';
import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import type {IssuedToken} from '../state/Tokens';
import type {Webhooks} from '../webhooks/Webhooks';

/** A request whose token and input are right. */
export interface Call {
  operation: PlayedOperation;
  sent: SentValues;
  /** Absent where the operation needs none. */
  token?: IssuedToken;
  state: State;
  schemas: Schemas;
  webhooks: Webhooks;
  /** Prints a line of the log. */
  say: (line: string) => void;
}

/** What the state of the records answers. */
export interface Reply {
  outcome: Outcome;
  /** What stands in the answer in the place of the example's values, by JSON pointer; undefined takes a field out. */
  set?: Readonly<Record<string, unknown>>;
  /** Id of the record that the tokens of the answer belong to. */
  record?: string;
  /** Seconds that the tokens of the answer live, where it is not what the contract says. */
  tokenLife?: number;
}

/** How an operation changes and reads the state. */
export type Play = (call: Call) => Reply;

/** What a call sends in a field of its body. */
export function bodyOf({sent}: Call): Record<string, unknown> {
  return typeof sent.body === 'object' && sent.body !== null ? (sent.body as Record<string, unknown>) : {};
}

/** Text of a record's field that names another record, whether as id or as whole record. */
export function idIn(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  return typeof value === 'object' && value !== null ? idIn((value as Partial<ApiRecord>)._id) : undefined;
}
