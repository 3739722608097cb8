import type {PlayedOperation} from '../contract/types';

/** Somebody or something that the test numbers of the contract stand for. */
export interface TestSubject {
  /** The test number. */
  value: string;
  /** The other values that a request needs beside it. */
  with: Readonly<Record<string, unknown>>;
  /** What each operation answers, by operationId. */
  outcomes: Readonly<Record<string, string>>;
}

/** The test numbers of the contract, with what each needs and what it gets. */
export function people(operations: Iterable<Pick<PlayedOperation, 'id' | 'testValues'>>): TestSubject[] {
  const found = new Map<string, TestSubject>();
  for (const {id, testValues} of operations) {
    for (const [value, name] of Object.entries(testValues?.outcomes ?? {})) {
      const known = found.get(value) ?? {value, with: {}, outcomes: {}};
      const outcomes = {...known.outcomes, [id]: name};
      found.set(value, {value, with: {...testValues?.with, ...known.with}, outcomes});
    }
  }
  return [...found.values()];
}
