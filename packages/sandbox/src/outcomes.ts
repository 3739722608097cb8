import {STATUS_CODES} from 'node:http';
import {answersOf} from '../../../src/reference/contract/answersOf';
import {outcomeNamed} from '../../../src/reference/contract/testNumbers';
import type {Operation, Schema} from '../../../src/reference/contract/types';
import {isNode, pointerKeys, valueAt} from '../../../src/reference/json';
import type {SandboxOperation} from './contract';

/** A named answer of an operation. */
export interface Outcome {
  /** Key of the example in the contract; the status, where the answer has no body. */
  name: string;
  status: number;
  /** What it means, in a few words. */
  summary: string;
  value: unknown;
  /** Absent where the body is not described. */
  schema?: Schema | undefined;
  /** Whether pages of the documentation have the same words, or the sandbox assumes it. */
  basis: 'documented' | 'assumed';
}

/** The answers of an operation, the usual success first. */
export function outcomesOf(operation: Operation): Outcome[] {
  const basis = operation.isPreview ? 'assumed' : 'documented';
  const successes = [operation.success, ...operation.otherSuccesses];
  const empty = successes.filter(({schema}) => schema === undefined);
  return [
    ...empty.map(({status}) => ({name: status, status: Number(status), summary: '', value: undefined, basis}) as const),
    ...answersOf(operation).map(({body, ...answer}): Outcome => {
      const schema = successes.find(({status}) => Number(status) === answer.status)?.schema;
      return {...answer, value: body, schema, basis};
    }),
  ];
}

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

/** The first success with a field, or without it; the usual one where there is none. */
export const successHaving = (operation: SandboxOperation, pointer: string, has: boolean): Outcome =>
  operation.outcomes.find(
    (outcome) => isSuccess(outcome) && (valueAt(outcome.value, pointerKeys(pointer)) !== undefined) === has,
  ) ?? usual(operation);

/** What is wrong with the name of an answer, with those that there are; undefined where the operation has it. */
export function unknownName({id, outcomes}: SandboxOperation, name: string): string | undefined {
  const names = outcomes.map((outcome) => `${outcome.status}.${outcome.name}`).join(', ');
  return outcomeNamed(outcomes, name) === undefined ? `${id} has no answer "${name}". It has: ${names}.` : undefined;
}

/** Name of the field in which an error says what is wrong. */
export const textField = (value: unknown): string | undefined =>
  isNode(value) ? ['message', 'validationError', 'error'].find((name) => typeof value[name] === 'string') : undefined;

/** The text of an error, under whatever name. */
export function errorText(value: unknown): string {
  const field = textField(value);
  return field === undefined || !isNode(value) ? '' : String(value[field]);
}

/** The contract's error of a status whose text fits. */
export const errorOf = ({outcomes}: SandboxOperation, status: number, text = /(?:)/): Outcome | undefined =>
  outcomes.find((outcome) => outcome.status === status && text.test(errorText(outcome.value)));

/** Ends an effect: the operation answers with an error. */
export class Refusal extends Error {
  public constructor(public readonly outcome: Outcome) {
    super(outcome.name);
  }
}

/**
 * Refuses a call with the contract's error.
 *
 * @param text - of the error, or a part of it
 * @param otherwise - what the answer says where the operation has no such error
 * @throws {@link Refusal}
 */
export function refuse(
  {operation}: {operation: SandboxOperation},
  status: number,
  text: string,
  otherwise = text,
): never {
  const value = {code: STATUS_CODES[status]?.replaceAll(' ', ''), message: otherwise};
  const assumed = {name: otherwise, status, summary: '', value, basis: 'assumed'} as const;
  throw new Refusal(errorOf(operation, status, new RegExp(text, 'i')) ?? assumed);
}

/** Refuses an id that belongs to nothing. @throws {@link Refusal} */
export const refuseUnknown = (call: {operation: SandboxOperation}): never => refuse(call, 404, '', 'Record not found.');
