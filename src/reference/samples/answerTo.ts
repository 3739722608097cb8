import {answersOf, type NamedAnswer} from '../contract/answersOf';
import type {Operation} from '../contract/types';
import {chooseOutcome, type Reason} from '../outcomes/chooseOutcome';
import {echo} from '../outcomes/echo';
import {namedValues} from '../outcomes/sentValues';
import {fillIn, valueFields, valueMistake, type FilledValues} from './sampleValues';

/** What the contract answers to values that a reader has filled in. */
export interface ContractAnswer extends NamedAnswer {
  /** What decided. */
  reason: Reason;
}

/**
 * The answer of the contract to a request with values that a reader has filled in: chosen by the rule of the sandbox, with
 * what was filled in where the example repeats the request. Nothing is sent.
 *
 * @returns undefined where a value is wrong, or where the operation answers without a body
 */
export function answerTo(operation: Operation, filled: FilledValues): ContractAnswer | undefined {
  const {parameters, requestBody} = fillIn(operation, filled);
  if (valueFields(operation).some((field) => valueMistake(field, filled[field.key] ?? field.example) !== undefined)) {
    return undefined;
  }
  const sent = {
    parameters: Object.fromEntries(parameters.map(({name, example}) => [name, example])),
    body: requestBody?.example,
  };
  const testValues = operation.sandbox === 'none' ? undefined : operation.sandbox;
  const own = operation.parameters.find(({name}) => name === testValues?.field)?.example;
  const exampleValue = typeof own === 'string' ? own : undefined;
  const choice = chooseOutcome({outcomes: answersOf(operation), testValues, exampleValue}, {values: namedValues(sent)});
  if (choice === undefined) {
    return undefined;
  }
  const {outcome, reason} = choice;
  const example = {parameters: operation.parameters, body: operation.requestBody, testValues};
  return {...outcome, reason, body: outcome.status < 300 ? echo(outcome.body, example, sent) : outcome.body};
}
