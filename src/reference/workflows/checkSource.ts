import {didYouMean} from '../../content/closest';
import type {LocalizedContract} from '../contract/types';
import type {YamlFile} from '../contract/YamlFile';
import {isError} from './buildWorkflow';
import type {Cast, Roles} from './cast';
import {parseAgreement, parseCriterion, statusOf} from './criteria';
import {referencesOf, type Reference} from './expressions';
import type {SourceStep, SourceWorkflow} from './source';

/** The roles that a workflow gives to members of the cast; unknown members are reported. */
export function readRoles(source: SourceWorkflow, cast: Cast, file: YamlFile): Roles {
  return new Map(
    Object.entries(source['x-cast']).map(([role, place]) => {
      const member = cast.get(place);
      if (member === undefined) {
        file.report(
          ['workflows', 0, 'x-cast', role],
          `"${place}" is not in cast.yaml.${didYouMean(place, cast.keys())}`,
        );
      }
      return [role, member ?? {}];
    }),
  );
}

/**
 * Finds what leads nowhere in a workflow: operations, expressions, members of the cast, examples of the contract.
 *
 * @param file - to which the faults are reported
 */
export function checkSource(
  source: SourceWorkflow,
  roles: Roles,
  contract: LocalizedContract,
  file: YamlFile,
): void {
  const inputs = source.inputs?.properties ?? {};
  const used = new Set<string>();
  const report = (path: readonly (string | number)[], message: string): void => {
    file.report(['workflows', 0, ...path], message);
  };

  const earlier = (index: number): string[] => source.steps.slice(0, index).map(({stepId}) => stepId);

  const checkReference = (reference: Reference, index: number): string | undefined => {
    if (reference.from === 'cast') {
      const member = roles.get(reference.role);
      return member?.[reference.name] === undefined
        ? `$cast.${reference.role}.${reference.name} is not in the cast of this workflow. Add the role to "x-cast", or the value to cast.yaml.`
        : undefined;
    }
    if (reference.from === 'inputs') {
      used.add(reference.name);
      return Object.hasOwn(inputs, reference.name)
        ? undefined
        : `$inputs.${reference.name} is no input of this workflow.${didYouMean(reference.name, Object.keys(inputs))}`;
    }
    const step = source.steps.slice(0, index).find(({stepId}) => stepId === reference.step);
    if (step === undefined) {
      return `"${reference.step}" is no earlier step.${didYouMean(reference.step, earlier(index))}`;
    }
    return Object.hasOwn(step.outputs ?? {}, reference.name)
      ? undefined
      : `The step "${reference.step}" has no output "${reference.name}".${didYouMean(reference.name, Object.keys(step.outputs ?? {}))} Add it to its "outputs".`;
  };

  /** Also reports what cannot be read. */
  const checkReferences = (path: readonly (string | number)[], value: unknown, index: number): void => {
    try {
      for (const message of referencesOf(value).flatMap((reference) => checkReference(reference, index) ?? [])) {
        report(path, message);
      }
    } catch (error) {
      report(path, (error as Error).message);
    }
  };

  const tryReading = (path: readonly (string | number)[], read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      report(path, (error as Error).message);
    }
  };

  /** The programs ask again under a condition, or go on with the next step. */
  const checkFailureAction = (
    path: readonly (string | number)[],
    {type, stepId, criteria = []}: NonNullable<SourceStep['onFailure']>[number],
    step: SourceStep,
    index: number,
  ): void => {
    const next = source.steps[index + 1]?.stepId;
    const goesOn = criteria.length === 0 && (next === undefined ? type === 'end' : type === 'goto' && stepId === next);
    if (goesOn ? step['x-report'] === undefined : type !== 'retry' || criteria.length === 0) {
      report(
        path,
        `The programs can ask again ("type: retry" with "criteria"), or go on after a step with "x-report" (${next === undefined ? '"type: end"' : `"type: goto" with "stepId: ${next}"`}, without "criteria").`,
      );
    }
    for (const criterion of criteria) {
      tryReading(path, () => parseCriterion(criterion));
    }
  };

  const checkAnswers = (step: SourceStep, index: number): void => {
    const operation = contract.operations.get(step.operationId);
    if (operation === undefined) {
      report(
        ['steps', index, 'operationId'],
        `"${step.operationId}" is no operation of the contract.${didYouMean(step.operationId, contract.operations.keys())}`,
      );
      return;
    }
    const names = operation.success.outcomes.map(({name}) => name);
    const {example, like, body} = step['x-answer'] ?? {};
    if (example !== undefined && !names.includes(example)) {
      report(
        ['steps', index, 'x-answer', 'example'],
        `"${example}" is no example of ${operation.id}. It has: ${names.join(', ')}.`,
      );
    }
    if (like !== undefined && !earlier(index).includes(like)) {
      report(['steps', index, 'x-answer', 'like'], `"${like}" is no earlier step.${didYouMean(like, earlier(index))}`);
    }
    checkReferences(['steps', index, 'x-answer'], body, index);
    for (const [at, failure] of (step['x-failures'] ?? []).entries()) {
      const isKnown =
        'example' in failure
          ? names.includes(failure.example)
          : operation.errors.some((error) => isError(error, failure));
      if (!isKnown) {
        const errors = operation.errors.map(({status, body: error}) => `${status} ${JSON.stringify(error)}`);
        report(
          ['steps', index, 'x-failures', at],
          `This is no answer of ${operation.id}. It has: ${[...names, ...errors].join(', ')}.`,
        );
      }
    }
  };

  const outputNames = source.steps.flatMap(({outputs = {}}) => Object.keys(outputs));
  for (const [index, step] of source.steps.entries()) {
    checkAnswers(step, index);
    checkReferences(
      ['steps', index, 'parameters'],
      (step.parameters ?? []).map(({value}) => value),
      index,
    );
    checkReferences(['steps', index, 'requestBody'], step.requestBody?.payload, index);
    for (const [at, criterion] of step.successCriteria.entries()) {
      if (statusOf(criterion.condition) === undefined) {
        tryReading(['steps', index, 'successCriteria', at], () => parseCriterion(criterion));
      }
    }
    for (const [at, agreement] of (step['x-report']?.agree ?? []).entries()) {
      const path = ['steps', index, 'x-report', 'agree', at];
      tryReading(path, () => parseAgreement(agreement, () => ''));
      checkReferences(path, agreement.with, index);
    }
    for (const [at, action] of (step.onFailure ?? []).entries()) {
      checkFailureAction(['steps', index, 'onFailure', at], action, step, index);
    }
    for (const [name, expression] of Object.entries(step.outputs ?? {})) {
      if (!expression.startsWith('$response.body#/')) {
        report(
          ['steps', index, 'outputs', name],
          `Write $response.body#/… : programs read outputs from the body only.`,
        );
      }
      if (outputNames.filter((other) => other === name).length > 1 || Object.hasOwn(inputs, name)) {
        report(
          ['steps', index, 'outputs', name],
          `Another output or input is called "${name}". Name each differently: programs have a variable of that name.`,
        );
      }
    }
  }
  checkReferences(['outputs'], Object.values(source.outputs ?? {}), source.steps.length);
  for (const [name, {'x-token': scheme, 'x-cast': place}] of Object.entries(inputs)) {
    if (!used.has(name)) {
      report(['inputs', 'properties', name], `No step sends "${name}". Take the input out.`);
    }
    const [role = '', key = ''] = (place ?? '').split('.');
    if (scheme === undefined && roles.get(role)?.[key] === undefined) {
      report(
        ['inputs', 'properties', name],
        `The input has no value. Add "x-cast: <role>.<key>" (roles: ${[...roles.keys()].join(', ')}), or "x-token" for a token.`,
      );
    }
  }
}
