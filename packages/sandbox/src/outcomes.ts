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
export function outcomesOf(operation: Operation): SandboxOperation['outcomes'] {
  const basis = operation.isPreview ? 'assumed' : 'documented';
  const successes = [operation.success, ...operation.otherSuccesses];
  const empty = successes.filter(({schema}) => schema === undefined);
  const outcomes = [
    ...empty.map(({status}) => ({name: status, status: Number(status), summary: '', value: undefined, basis}) as const),
    ...answersOf(operation).map(({body, ...answer}): Outcome => {
      const schema = successes.find(({status}) => Number(status) === answer.status)?.schema;
      return {...answer, value: body, schema, basis};
    }),
  ];
  // The rules of the contract ask for a success of each operation.
  return outcomes as [Outcome, ...Outcome[]];
}

export const isSuccess = ({status}: Pick<Outcome, 'status'>): boolean => status < 300;

/** The first success that has a value at a pointer; the usual one where none has. */
export const successWith = ({outcomes}: SandboxOperation, pointer: string, value: unknown): Outcome =>
  outcomes.find((outcome) => isSuccess(outcome) && valueAt(outcome.value, pointerKeys(pointer)) === value) ??
  outcomes[0];

/** The first success with a field, or without it; the usual one where there is none. */
export const successHaving = ({outcomes}: SandboxOperation, pointer: string, has: boolean): Outcome =>
  outcomes.find(
    (outcome) => isSuccess(outcome) && (valueAt(outcome.value, pointerKeys(pointer)) !== undefined) === has,
  ) ?? outcomes[0];

/** What is wrong with the name of an answer, with those that there are; undefined where the operation has it. */
export function unknownName({id, outcomes}: SandboxOperation, name: string): string | undefined {
  const names = outcomes.map((outcome) => `${outcome.status}.${outcome.name}`).join(', ');
  return outcomeNamed(outcomes, name) === undefined ? `${id} has no answer "${name}". It has: ${names}.` : undefined;
}

/** Name of the field in which an error says what is wrong. */
export const textField = (value: unknown): string =>
  ['message', 'validationError', 'error'].find((name) => isNode(value) && typeof value[name] === 'string') ?? '';

/** The text of an error, under whatever name. */
export const errorText = (value: unknown): string => (valueAt(value, [textField(value)]) ?? '') as string;

/** The contract's error of a status whose text fits. */
export const errorOf = ({outcomes}: SandboxOperation, status: number, text = /(?:)/): Outcome | undefined =>
  outcomes.find((outcome) => outcome.status === status && text.test(errorText(outcome.value)));

/** Ends an effect: the operation answers with an error. */
export class Refusal extends Error {
  public constructor(public readonly outcome: Outcome) {
    super(outcome.name);
  }
}

/** An error that the contract does not have. */
export const assumed = (status: number, message: string): Outcome => {
  const code = STATUS_CODES[status]?.replaceAll(' ', '');
  return {name: message, status, summary: '', value: {code, message}, basis: 'assumed'};
};

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
  throw new Refusal(errorOf(operation, status, new RegExp(text, 'i')) ?? assumed(status, otherwise));
}

/** Refuses an id that belongs to nothing. @throws {@link Refusal} */
export const refuseUnknown = (call: {operation: SandboxOperation}): never => refuse(call, 404, '', 'Record not found.');
