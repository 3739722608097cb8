import {pointerKeys, valueAt} from '../../../src/reference/json';
import type {Outcome, SandboxOperation} from './contract';
import {errorText} from './inputs';

export const isSuccess = ({status}: Pick<Outcome, 'status'>): boolean => status < 300;

/** The usual success of an operation. */
export function usual({outcomes, id}: SandboxOperation): Outcome {
  const outcome = outcomes.find(isSuccess);
  if (outcome === undefined) {
    throw new Error(`The contract has no success of "${id}".`);
  }
  return outcome;
}

/** The first success that has a value at a pointer; the usual one where none has. */
export const successWith = (operation: SandboxOperation, pointer: string, value: unknown): Outcome =>
  operation.outcomes.find((outcome) => isSuccess(outcome) && valueAt(outcome.value, pointerKeys(pointer)) === value) ??
  usual(operation);

/** The first success with a field, or without it. */
export const successHaving = (operation: SandboxOperation, pointer: string, has: boolean): Outcome =>
  operation.outcomes.find(
    (outcome) => isSuccess(outcome) && (valueAt(outcome.value, pointerKeys(pointer)) !== undefined) === has,
  ) ?? usual(operation);

/** The contract's error of a status whose text fits. */
export const errorOf = ({outcomes}: SandboxOperation, status: number, text = /./): Outcome | undefined =>
  outcomes.find((outcome) => outcome.status === status && text.test(errorText(outcome.value)));
