import type {Operation} from './types';

/** An answer of an operation, by the name of its example. */
export interface NamedAnswer {
  name: string;
  status: number;
  /** What it says, in a few words. */
  summary: string;
  body: unknown;
}

/** All answers of an operation that are examples of the contract, in its order. */
export const answersOf = ({success, otherSuccesses, errors}: Operation): NamedAnswer[] => [
  ...[success, ...otherSuccesses].flatMap(({status, outcomes}) =>
    outcomes.map(({name, summary, value}) => ({name, status: Number(status), summary, body: value})),
  ),
  ...errors.map(({status, name, meaning, body}) => ({name, status: Number(status), summary: meaning, body})),
];
