import {STATUS_CODES} from 'node:http';
import {answersOf} from '../../../src/reference/contract/answersOf';
import {errorText} from '../../../src/reference/contract/errorKey';
import type {Operation} from '../../../src/reference/contract/types';
import {pointerKeys, valueAt} from '../../../src/reference/json';
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
  schema?: Operation['success']['schema'] | undefined;
  /** Whether pages of the documentation have the same words, or the sandbox assumes it. */
  basis: 'documented' | 'assumed';
}

/** The answers of an operation, the usual success first. */
export function outcomesOf(operation: Operation): SandboxOperation['outcomes'] {
  const basis = operation.isPreview || operation.deprecated ? 'assumed' : 'documented';
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

/** The first success whose value at a pointer fits; the usual one where none does. */
export function successWhere({outcomes}: SandboxOperation, at: string, fits: (value: unknown) => boolean): Outcome {
  return outcomes.find((outcome) => isSuccess(outcome) && fits(valueAt(outcome.value, pointerKeys(at)))) ?? outcomes[0];
}

/** The first success that has something at a pointer, or that has nothing there. */
export const successWith = (operation: SandboxOperation, at: string, isThere: boolean): Outcome =>
  successWhere(operation, at, (value) => (value !== undefined) === isThere);

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
export const assumed = (status: number, message: string, code = STATUS_CODES[status]?.replaceAll(' ', '')): Outcome => {
  return {name: String(code), status, summary: '', value: {code, message}, basis: 'assumed'};
};

/** Refuses a call with the contract's error of a status and a text, or a part of it. @throws {@link Refusal} */
export function refuse({operation}: {operation: SandboxOperation}, status: number, text = ''): never {
  const error = errorOf(operation, status, new RegExp(text, 'i'));
  throw new Refusal(error ?? assumed(status, text || 'Record not found.'));
}

/** The answer to the name of an answer that the operation does not have. */
export function unknownName({id, outcomes}: SandboxOperation, name: string): Outcome {
  const names = outcomes.map((outcome) => `${outcome.status}.${outcome.name}`).join(', ');
  return assumed(400, `${id} has no answer "${name}". It has: ${names}.`);
}
