import Ajv from 'ajv/dist/2020';
import type {LocalizedContract, Operation, Schema} from '../contract/types';
import type {YamlFile} from '../contract/YamlFile';
import {pointerKeys, valueAt} from '../json';
import {strangers, type Cast, type Roles} from './cast';
import {holds} from './criteria';
import {mapTexts, type Reference} from './expressions';
import {literalsOf} from './literals';
import type {SourceWorkflow} from './source';
import type {Workflow, WorkflowStep} from './types';

/** The contract's keywords beside those of JSON Schema are not its business, and the sandbox tests formats. */
const ajv = new Ajv({strict: false, validateFormats: false, allErrors: true});

function schemaFaults(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({instancePath, message = ''}) => `${instancePath || 'it'} ${message}`);
}

/** The scheme of the token that a reference leads to; undefined where it is no token. */
function schemeOf(
  reference: Reference,
  {inputs, steps}: Workflow,
  source: SourceWorkflow,
  contract: LocalizedContract,
): string | undefined {
  if (reference.from !== 'steps') {
    return inputs.find(({name}) => name === reference.name)?.scheme;
  }
  const from = source.steps.find(({stepId}) => stepId === reference.step);
  const field = steps.find(({id}) => id === reference.step)?.outputs.find(({name}) => name === reference.name)?.field;
  const tokens = [...contract.operations.values()].flatMap(({token}) => token ?? []);
  return tokens.find(({issuedBy}) => {
    const pointer = issuedBy[from?.operationId ?? ''];
    return pointer !== undefined && pointerKeys(pointer).join('/') === field?.join('/');
  })?.scheme;
}

/** Why an operation would refuse the token that a step sends; undefined where it takes it. */
function tokenFault(
  {token, title}: WorkflowStep,
  operation: Operation,
  schemeOfToken: (reference: Reference) => string | undefined,
): string | undefined {
  const wanted = operation.token;
  if (wanted === undefined) {
    return token === undefined ? undefined : `${operation.id} takes no token. Take "Authorization" out.`;
  }
  if (token === undefined) {
    return `${operation.id} needs the ${wanted.title}. Add the header "Authorization: Bearer {…}".`;
  }
  const scheme = schemeOfToken(token);
  return scheme === wanted.scheme
    ? undefined
    : `"${title}" sends ${scheme === undefined ? 'what is no token' : `a token of the kind ${scheme}`}, but ${operation.id} takes ${wanted.scheme}. Send one that comes from: ${['an input', ...Object.keys(wanted.issuedBy)].join(', ')}.`;
}

type Part = 'parameters' | 'requestBody' | 'x-answer' | 'outputs' | 'successCriteria' | 'x-failures';

/** What does not fit: the part of the step, what is wrong and the fix. */
type Faults = Generator<readonly [part: Part, message: string]>;

/** A step that is checked. */
interface Context {
  step: WorkflowStep;
  /** The operation with the contract's examples. */
  operation: Operation;
  /** Names of fields that the cast has values for. */
  known: ReadonlySet<string>;
}

const fromNowhere = (literal: string): string =>
  `${literal} comes from nowhere. Take it from an input or from an earlier answer.`;

function* parameterFaults({step, operation: {id, parameters}, known}: Context): Faults {
  for (const {name, in: place, value} of step.parameters) {
    const isSame = (other: {name: string; in: string}): boolean => other.name === name && other.in === place;
    const parameter = parameters.find(isSame);
    if (parameter === undefined) {
      yield ['parameters', `${id} has no ${place} parameter "${name}".`];
      continue;
    }
    const sent = step.operation.parameters.find(isSame)?.example;
    for (const fault of schemaFaults(parameter.schema, sent)) {
      yield ['parameters', `"${name}" (${JSON.stringify(sent)}): ${fault}.`];
    }
    for (const literal of literalsOf(value, parameter.schema, name, known)) {
      yield ['parameters', fromNowhere(literal)];
    }
  }
  for (const {name, in: place} of parameters.filter(({required}) => required)) {
    if (!step.parameters.some((sent) => sent.name === name && sent.in === place)) {
      yield ['parameters', `The ${place} parameter "${name}" is required. Add it.`];
    }
  }
}

function* bodyFaults({step, operation: {id, requestBody}, known}: Context): Faults {
  if (requestBody === undefined && step.body !== undefined) {
    yield ['requestBody', `${id} takes no body. Take it out.`];
  } else if (requestBody?.required === true && step.body === undefined) {
    yield ['requestBody', `${id} needs a body. Add "requestBody.payload".`];
  } else if (requestBody !== undefined && step.body !== undefined) {
    for (const fault of schemaFaults(requestBody.schema, step.operation.requestBody?.example)) {
      yield ['requestBody', `${fault}.`];
    }
    for (const literal of literalsOf(step.body, requestBody.schema, '', known)) {
      yield ['requestBody', fromNowhere(literal)];
    }
  }
}

function* answerFaults({step, operation: {id, success}}: Context): Faults {
  for (const fault of success.schema === undefined ? [] : schemaFaults(success.schema, step.answer)) {
    yield ['x-answer', `The answer is not as the contract has it: ${fault}.`];
  }
  for (const {name, field} of step.outputs) {
    if (valueAt(step.answer, field) === undefined) {
      yield ['outputs', `"${name}": the answer has nothing at /${field.join('/')}.`];
    }
  }
  for (const criterion of step.criteria) {
    if (!holds(criterion, step.answer)) {
      yield ['successCriteria', `The answer does not meet the criterion about /${criterion.field.join('/')}.`];
    }
  }
  if (step.status !== success.status) {
    yield ['successCriteria', `${id} answers success with ${success.status}, not with ${step.status}.`];
  }
  for (const failure of step.failures) {
    if ('outcome' in failure && step.criteria.every((criterion) => holds(criterion, failure.outcome.value))) {
      yield ['x-failures', `No success criterion tells "${failure.outcome.name}" from success. Add one.`];
    }
  }
}

/** Texts that belong to a member of the cast who is not in this workflow. */
function strangerFaults({operation, answer}: WorkflowStep, foreign: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const sent = operation.parameters.map(({example}) => example);
  mapTexts({sent, body: operation.requestBody?.example, answer}, (text, field) => {
    const member = foreign.get(text);
    if (member !== undefined) {
      faults.push(
        `"${field}: ${text}" belongs to ${member}, who is not in the cast of this workflow. Write another value under "x-answer.body", or null to leave the field out.`,
      );
    }
    return text;
  });
  return faults;
}

/**
 * Checks every value of a workflow: against the contract, against the cast, and against what earlier steps gave.
 *
 * @param file - to which the faults are reported
 */
export function checkValues(
  workflow: Workflow,
  source: SourceWorkflow,
  {cast, roles, contract, file}: {cast: Cast; roles: Roles; contract: LocalizedContract; file: YamlFile},
): void {
  const foreign = strangers(cast, roles);
  const known = new Set([...cast.values()].flatMap((member) => Object.keys(member)));
  for (const [index, step] of workflow.steps.entries()) {
    const operation = contract.operations.get(step.operation.id);
    if (operation === undefined) {
      continue;
    }
    const context = {step, operation, known};
    const refusal = tokenFault(step, operation, (reference) => schemeOf(reference, workflow, source, contract));
    const faults = [
      ...parameterFaults(context),
      ...bodyFaults(context),
      ...(refusal === undefined ? [] : [['parameters', refusal] as const]),
      ...answerFaults(context),
      ...strangerFaults(step, foreign).map((message) => ['x-answer', message] as const),
    ];
    for (const [part, message] of faults) {
      file.report(['workflows', 0, 'steps', index, part], `Step "${step.id}": ${message}`);
    }
  }
}
