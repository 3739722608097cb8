import {keysOf, valueAt} from '../contract/pointers';
import type {Outcome, PlayedOperation} from '../contract/types';
import {errorText} from '../requests/errorText';
import type {Call, Reply} from './Play';

const isSuccess = ({status}: Outcome): boolean => status < 300;

/** The usual success of an operation. */
export function usual({outcomes, id}: PlayedOperation): Outcome {
  const outcome = outcomes.find(isSuccess);
  if (outcome === undefined) {
    throw new Error(`The contract has no success of "${id}".`);
  }
  return outcome;
}

/** The first success that has a value at a pointer; the usual one where none has. */
export function successWith(operation: PlayedOperation, pointer: string, value: unknown): Outcome {
  return (
    operation.outcomes.find((outcome) => isSuccess(outcome) && valueAt(outcome.value, keysOf(pointer)) === value) ??
    usual(operation)
  );
}

/** The first success with a field, or without it. */
export function successHaving(operation: PlayedOperation, pointer: string, has: boolean): Outcome {
  return (
    operation.outcomes.find(
      (outcome) => isSuccess(outcome) && (valueAt(outcome.value, keysOf(pointer)) !== undefined) === has,
    ) ?? usual(operation)
  );
}

/**
 * The contract's error of a status whose text fits.
 *
 * @param text - what its message says
 */
export function errorOf({outcomes}: PlayedOperation, status: number, text = /./): Outcome | undefined {
  return outcomes.find((outcome) => outcome.status === status && text.test(errorText(outcome.value)));
}

/**
 * Refuses a call with the contract's error.
 *
 * @param otherwise - message of the error where the operation has none that fits
 */
export function refuse({operation}: Call, status: number, text: RegExp, otherwise: string): Reply {
  const code =
    {401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NotFound', 412: 'PreconditionFailed'}[status] ?? 'Conflict';
  const known = errorOf(operation, status, text);
  return {
    outcome: known ?? {name: otherwise, status, summary: '', value: {code, message: otherwise}, basis: 'assumed'},
  };
}

/** The contract's answer to an id that belongs to nothing. */
export const notFound = (call: Call, text = /./): Reply => refuse(call, 404, text, 'Record not found.');
