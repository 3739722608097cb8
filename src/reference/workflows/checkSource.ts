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

type Path = readonly (string | number)[];

/** What leads nowhere: its place in the workflow, what is wrong and the fix. */
type Faults = Generator<readonly [path: Path, message: string]>;

interface Context {
  source: SourceWorkflow;
  roles: Roles;
  contract: LocalizedContract;
  inputs: NonNullable<SourceWorkflow['inputs']>['properties'];
}

/** Why a reference of a step leads nowhere. */
function referenceFault(reference: Reference, index: number, {source, roles, inputs}: Context): string | undefined {
  const {name} = reference;
  if (reference.from === 'cast') {
    return roles.get(reference.role)?.[name] === undefined
      ? `$cast.${reference.role}.${name} is not in the cast of this workflow. Add the role to "x-cast", or the value to cast.yaml.`
      : undefined;
  }
  if (reference.from === 'inputs') {
    return Object.hasOwn(inputs, name)
      ? undefined
      : `$inputs.${name} is no input of this workflow.${didYouMean(name, Object.keys(inputs))}`;
  }
  const earlier = source.steps.slice(0, index);
  const step = earlier.find(({stepId}) => stepId === reference.step);
  if (step === undefined) {
    const ids = earlier.map(({stepId}) => stepId);
    return `"${reference.step}" is no earlier step.${didYouMean(reference.step, ids)}`;
  }
  const outputs = Object.keys(step.outputs ?? {});
  return outputs.includes(name)
    ? undefined
    : `The step "${reference.step}" has no output "${name}".${didYouMean(name, outputs)} Add it to its "outputs".`;
}

/** What cannot be read. */
function* readFaults(path: Path, read: () => unknown): Faults {
  try {
    read();
  } catch (error) {
    yield [path, (error as Error).message];
  }
}

/** The references in a value that lead nowhere, or cannot be read. */
function* referenceFaults(path: Path, value: unknown, index: number, context: Context): Faults {
  let references: Reference[] = [];
  yield* readFaults(path, () => {
    references = referencesOf(value);
  });
  for (const message of references.flatMap((reference) => referenceFault(reference, index, context) ?? [])) {
    yield [path, message];
  }
}

/** Answers that are not the contract's. */
function* answerFaults(step: SourceStep, index: number, context: Context): Faults {
  const {contract, source} = context;
  const operation = contract.operations.get(step.operationId);
  if (operation === undefined) {
    const nearest = didYouMean(step.operationId, contract.operations.keys());
    yield [['operationId'], `"${step.operationId}" is no operation of the contract.${nearest}`];
    return;
  }
  const names = operation.success.outcomes.map(({name}) => name);
  const {example, like, body} = step['x-answer'] ?? {};
  if (example !== undefined && !names.includes(example)) {
    yield [['x-answer', 'example'], `"${example}" is no example of ${operation.id}. It has: ${names.join(', ')}.`];
  }
  const earlier = source.steps.slice(0, index).map(({stepId}) => stepId);
  if (like !== undefined && !earlier.includes(like)) {
    yield [['x-answer', 'like'], `"${like}" is no earlier step.${didYouMean(like, earlier)}`];
  }
  yield* referenceFaults(['x-answer'], body, index, context);
  for (const [at, failure] of (step['x-failures'] ?? []).entries()) {
    const isKnown =
      'example' in failure
        ? names.includes(failure.example)
        : operation.errors.some((error) => isError(error, failure));
    if (!isKnown) {
      const errors = operation.errors.map(({status, body: error}) => `${status} ${JSON.stringify(error)}`);
      yield [['x-failures', at], `This is no answer of ${operation.id}. It has: ${[...names, ...errors].join(', ')}.`];
    }
  }
}

/** Actions that the programs do not have: they ask again under a condition, or go on with the next step. */
function* actionFaults(step: SourceStep, next: string | undefined): Faults {
  for (const [at, {type, stepId, criteria = []}] of (step.onFailure ?? []).entries()) {
    const path = ['onFailure', at];
    const goesOn = criteria.length === 0 && (next === undefined ? type === 'end' : type === 'goto' && stepId === next);
    if (goesOn ? step['x-report'] === undefined : type !== 'retry' || criteria.length === 0) {
      yield [
        path,
        `The programs can ask again ("type: retry" with "criteria"), or go on after a step with "x-report" (${next === undefined ? '"type: end"' : `"type: goto" with "stepId: ${next}"`}, without "criteria").`,
      ];
    }
    for (const criterion of criteria) {
      yield* readFaults(path, () => parseCriterion(criterion));
    }
  }
}

/** Outputs that programs could not read, or could not tell from others. */
function* outputFaults({outputs = {}}: SourceStep, {source, inputs}: Context): Faults {
  const names = source.steps.flatMap((step) => Object.keys(step.outputs ?? {}));
  for (const [name, expression] of Object.entries(outputs)) {
    if (!expression.startsWith('$response.body#/')) {
      yield [['outputs', name], 'Write $response.body#/… : programs read outputs from the body only.'];
    }
    if (names.filter((other) => other === name).length > 1 || Object.hasOwn(inputs, name)) {
      yield [
        ['outputs', name],
        `Another output or input is called "${name}". Name each differently: programs have a variable of that name.`,
      ];
    }
  }
}

function* stepFaults(step: SourceStep, index: number, context: Context): Faults {
  const sent = (step.parameters ?? []).map(({value}) => value);
  yield* answerFaults(step, index, context);
  yield* referenceFaults(['parameters'], sent, index, context);
  yield* referenceFaults(['requestBody'], step.requestBody?.payload, index, context);
  for (const [at, criterion] of step.successCriteria.entries()) {
    if (statusOf(criterion.condition) === undefined) {
      yield* readFaults(['successCriteria', at], () => parseCriterion(criterion));
    }
  }
  for (const [at, agreement] of (step['x-report']?.agree ?? []).entries()) {
    const path = ['x-report', 'agree', at];
    yield* readFaults(path, () => parseAgreement(agreement, () => ''));
    yield* referenceFaults(path, agreement.with, index, context);
  }
  yield* actionFaults(step, context.source.steps[index + 1]?.stepId);
  yield* outputFaults(step, context);
}

/** Inputs that nobody sends, or that have no value. */
function* inputFaults({source, roles, inputs}: Context): Faults {
  const used = JSON.stringify([source.steps, source.outputs]);
  for (const [name, {'x-token': scheme, 'x-cast': place}] of Object.entries(inputs)) {
    const path = ['inputs', 'properties', name];
    if (!new RegExp(`\\$inputs\\.${name}(?![\\w-])`).test(used)) {
      yield [path, `No step sends "${name}". Take the input out.`];
    }
    const [role = '', key = ''] = (place ?? '').split('.');
    if (scheme === undefined && roles.get(role)?.[key] === undefined) {
      yield [
        path,
        `The input has no value. Add "x-cast: <role>.<key>" (roles: ${[...roles.keys()].join(', ')}), or "x-token" for a token.`,
      ];
    }
  }
}

/**
 * Finds what leads nowhere in a workflow: operations, expressions, members of the cast, examples of the contract.
 *
 * @param file - to which the faults are reported
 */
export function checkSource(source: SourceWorkflow, roles: Roles, contract: LocalizedContract, file: YamlFile): void {
  const context = {source, roles, contract, inputs: source.inputs?.properties ?? {}};
  const report = (place: Path, faults: Faults): void => {
    for (const [path, message] of faults) {
      file.report(['workflows', 0, ...place, ...path], message);
    }
  };
  for (const [index, step] of source.steps.entries()) {
    report(['steps', index], stepFaults(step, index, context));
  }
  report([], referenceFaults(['outputs'], Object.values(source.outputs ?? {}), source.steps.length, context));
  report([], inputFaults(context));
}
