import {didYouMean} from '../../content/closest';
import {ajv} from '../contract/ajv';
import type {ErrorAnswer, LocalizedContract, Operation} from '../contract/types';
import {pointerKeys, valueAt} from '../json';
import {answerOf, mergePatch, type Roles} from './answer';
import {resolve, type Values} from './expressions';
import type {SourceStep, SourceWorkflow, StepFailure, Workflow, WorkflowInput, WorkflowStep} from './types';

/** Shown in place of the token of an environment variable. */
const exampleToken = 'example.access.token';

/** Where in the workflow something is wrong. */
type Path = readonly (string | number)[];

function isError({status, body}: ErrorAnswer, wanted: {status: number; message: string}): boolean {
  return status === String(wanted.status) && JSON.stringify(body).includes(JSON.stringify(wanted.message));
}

/** @throws if one is not an answer of the operation */
function failuresOf({id, success, errors}: Operation, {'x-failures': failures = []}: SourceStep): StepFailure[] {
  return failures.map((wanted) => {
    const found: StepFailure | undefined =
      'example' in wanted
        ? success.outcomes.find(({name}) => name === wanted.example)
        : errors.find((error) => isError(error, wanted));
    if (found === undefined) {
      const known = [
        ...success.outcomes.map(({name}) => name),
        ...errors.map(({status, body}) => `${status} ${JSON.stringify(body)}`),
      ];
      throw new Error(
        `${JSON.stringify(wanted)} does not exist among the answers of ${id}. These do: ${known.join(', ')}.`,
      );
    }
    return found;
  });
}

/** The operation with what a step sends in the place of its examples; what the step leaves out has none. */
function sentOperation(operation: Operation, {parameters = [], requestBody}: SourceStep, values: Values): Operation {
  const {requestBody: body} = operation;
  return {
    ...operation,
    parameters: operation.parameters.flatMap((parameter) => {
      const sent = parameters.find(({name, in: place}) => name === parameter.name && place === parameter.in);
      return sent === undefined ? [] : [{...parameter, example: resolve(sent.value, values)}];
    }),
    requestBody: body && requestBody && {...body, example: resolve(requestBody.payload, values)},
  };
}

/** What a step is built from, beside itself. */
interface StepContext {
  contract: LocalizedContract;
  roles: Roles;
  values: Map<string, unknown>;
  earlier: readonly WorkflowStep[];
}

/** @throws if the answer is not the contract's, or does not have the form that it describes */
function stepAnswer(
  {'x-answer': {example, like, body} = {}}: SourceStep,
  operation: Operation,
  sent: Operation,
  {roles, values, earlier}: StepContext,
): unknown {
  const {outcomes, schema} = operation.success;
  const outcome = example === undefined ? outcomes[0] : outcomes.find(({name}) => name === example);
  if (example !== undefined && outcome === undefined) {
    const names = outcomes.map(({name}) => name);
    throw new Error(
      `"${example}" does not exist among the examples of ${operation.id}. These do: ${names.join(', ')}.`,
    );
  }
  const base =
    like === undefined ? answerOf(outcome?.value, operation, sent, roles) : earlier.find(({id}) => id === like)?.answer;
  const answer = body === undefined ? base : mergePatch(base, resolve(body, values));
  if (schema !== undefined && !ajv.validate(schema, answer)) {
    throw new Error(`The answer is not as the contract has it: ${ajv.errorsText()}. Correct "x-answer".`);
  }
  return answer;
}

/** @throws if something that the step names does not exist */
function buildStep(step: SourceStep, context: StepContext): WorkflowStep {
  const {contract, values} = context;
  const operation = contract.operations.get(step.operationId);
  if (operation === undefined) {
    const nearest = didYouMean(step.operationId, contract.operations.keys());
    throw new Error(`"${step.operationId}" does not exist in the contract.${nearest}`);
  }
  for (const {value} of step.parameters ?? []) {
    resolve(value, values);
  }
  const sent = sentOperation(operation, step, values);
  const answer = stepAnswer(step, operation, sent, context);
  const outputs = Object.entries(step.outputs ?? {}).map(([name, expression]) => ({
    name,
    field: pointerKeys(expression.replace('$response.body#', '')),
  }));
  for (const {name, field} of outputs) {
    const value = valueAt(answer, field);
    if (value === undefined) {
      throw new Error(`"${name}": the answer has nothing at /${field.join('/')}.`);
    }
    values.set(`$steps.${step.stepId}.outputs.${name}`, value);
  }
  const failures = failuresOf(operation, step);
  return {id: step.stepId, title: step.description, operation: sent, outputs, failures, answer};
}

/**
 * Puts the values of a workflow in their places: those of its roles, and of each answer those that later steps send.
 *
 * @param source - in one language
 * @param contract - in the same language
 * @param report - gets what is wrong, with its place
 */
export function buildWorkflow(
  source: SourceWorkflow,
  roles: Roles,
  contract: LocalizedContract,
  report: (path: Path, message: string) => void,
): Workflow {
  const values = new Map<string, unknown>(
    [...roles].flatMap(([role, member]) =>
      Object.entries(member).map(([key, value]) => [`$fixture.${role}.${key}`, value] as const),
    ),
  );
  const inputs = Object.entries(source.inputs?.properties ?? {}).map(([name, input]): WorkflowInput => {
    const scheme = input['x-token'];
    const value = scheme === undefined ? values.get(`$fixture.${input['x-fixture'] ?? ''}`) : exampleToken;
    if (value === undefined) {
      const wanted = `"x-fixture: <role>.<key>" (roles: ${[...roles.keys()].join(', ')}), or "x-token" for a token`;
      report(['inputs', 'properties', name], `The input has no value. Add ${wanted}.`);
    }
    values.set(`$inputs.${name}`, value);
    return {name, scheme, value};
  });
  const steps: WorkflowStep[] = [];
  for (const [index, step] of source.steps.entries()) {
    try {
      steps.push(buildStep(step, {contract, roles, values, earlier: steps}));
    } catch (error) {
      report(['steps', index], `Step "${step.stepId}": ${error instanceof Error ? error.message : String(error)}`);
      // The steps after it need what it gives.
      break;
    }
  }
  return {id: source.workflowId, source, title: source.summary, inputs, steps};
}
