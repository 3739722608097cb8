import {errorKey} from '../contract/errorKey';
import type {ErrorAnswer, LocalizedContract, Operation} from '../contract/types';
import {pointerKeys, valueAt} from '../json';
import {answerOf, mergePatch} from './answer';
import type {Roles} from './cast';
import {parseAgreement, parseCriterion, statusOf} from './criteria';
import {parseTemplate, resolve, type Reference} from './expressions';
import {snake} from './programs/program';
import type {SourceInput, SourceStep, SourceWorkflow} from './source';
import type {StepFailure, Workflow, WorkflowInput, WorkflowStep} from './types';

const outputPrefix = '$response.body#';

/** Stands in the samples where the token of an environment variable stands in a program. */
const exampleToken = 'example.access.token';

/** Words of an error's body by which the contract's errors of one status differ. */
export function isError({status, body}: ErrorAnswer, wanted: {status: number; message: string}): boolean {
  return status === String(wanted.status) && JSON.stringify(body).includes(JSON.stringify(wanted.message));
}

function failuresOf({success, errors}: Operation, {'x-failures': failures = []}: SourceStep): StepFailure[] {
  return failures.flatMap((failure): StepFailure[] => {
    if ('example' in failure) {
      return success.outcomes.filter(({name}) => name === failure.example).map((outcome) => ({outcome}));
    }
    return errors.filter((error) => isError(error, failure)).map((error) => ({error}));
  });
}

/** Keys of errors that say that an official source is down: platform/retries. */
function laterKeys({method, errors}: Operation, {errorGroups}: LocalizedContract): string[] {
  const later = errorGroups.flatMap((group) =>
    group.errors.flatMap((error) => (error.class === 'later' ? error.key : [])),
  );
  const keys = errors.filter(({status}) => status === '409').map(({body}) => errorKey(body));
  return method === 'get' ? [...new Set(keys)].filter((key) => later.includes(key)) : [];
}

/** The operation with what a step sends in the place of its examples; what the step leaves out has none. */
export function sentOperation(
  operation: Operation,
  {parameters = [], requestBody}: SourceStep,
  valueOf: (reference: Reference) => unknown,
): Operation {
  const {requestBody: body, ...rest} = operation;
  return {
    ...rest,
    parameters: operation.parameters.flatMap((parameter) => {
      const sent = parameters.find(({name, in: place}) => name === parameter.name && place === parameter.in);
      return sent === undefined ? [] : [{...parameter, example: resolve(sent.value, valueOf)}];
    }),
    ...(body === undefined || requestBody === undefined
      ? {}
      : {requestBody: {...body, example: resolve(requestBody.payload, valueOf)}}),
  };
}

/** The expression of `Authorization: Bearer {…}`. */
export function tokenOf({parameters = []}: SourceStep): Reference | undefined {
  const header = parameters.find(({name}) => name === 'Authorization');
  return typeof header?.value === 'string'
    ? parseTemplate(header.value).find((part) => typeof part !== 'string')
    : undefined;
}

function inputOf(
  name: string,
  input: SourceInput,
  roles: Roles,
  variables: ReadonlyMap<string, string>,
): WorkflowInput {
  const {'x-token': scheme, 'x-source': source = 'value', 'x-cast': place = ''} = input;
  const [role = '', key = ''] = place.split('.');
  return {
    name,
    description: input.description,
    source: scheme === undefined ? source : 'token',
    variable:
      scheme === undefined
        ? source === 'value'
          ? undefined
          : snake(name).toUpperCase()
        : (variables.get(scheme) ?? ''),
    isSecret: input.format === 'password',
    scheme,
    value: scheme === undefined ? roles.get(role)?.[key] : exampleToken,
  };
}

/**
 * Puts the values of a workflow in their places: those of the cast, and of each answer those that later steps send.
 *
 * @param source - in one language; its references lead somewhere, as `checkSource` makes sure
 * @param roles - the cast of the workflow
 * @param contract - in the same language
 */
export function buildWorkflow(source: SourceWorkflow, roles: Roles, contract: LocalizedContract): Workflow {
  const variables = new Map(
    [...contract.operations.values()].flatMap(({token}) =>
      token === undefined ? [] : [[token.scheme, token.variable]],
    ),
  );
  const inputs = Object.entries(source.inputs?.properties ?? {}).map(([name, input]) =>
    inputOf(name, input, roles, variables),
  );
  const steps: WorkflowStep[] = [];
  const valueOf = (reference: Reference): unknown => {
    if (reference.from === 'cast') {
      return roles.get(reference.role)?.[reference.name];
    }
    if (reference.from === 'inputs') {
      return inputs.find(({name}) => name === reference.name)?.value;
    }
    const step = steps.find(({id}) => id === reference.step);
    return valueAt(step?.answer, step?.outputs.find(({name}) => name === reference.name)?.field ?? []);
  };
  for (const [index, step] of source.steps.entries()) {
    const operation = contract.operations.get(step.operationId);
    if (operation === undefined) {
      continue;
    }
    const sent = sentOperation(operation, step, valueOf);
    const {example, like, body} = step['x-answer'] ?? {};
    const {outcomes} = operation.success;
    const outcome = example === undefined ? outcomes[0] : outcomes.find(({name}) => name === example);
    const answer =
      like === undefined ? answerOf(outcome?.value, operation, sent, roles) : steps.find(({id}) => id === like)?.answer;
    const report = step['x-report'];
    const retry = step.onFailure?.find(({type}) => type === 'retry');
    steps.push({
      id: step.stepId,
      number: index + 1,
      title: step.description,
      operation: sent,
      parameters: (step.parameters ?? []).filter(({name}) => name !== 'Authorization'),
      token: tokenOf(step),
      body: step.requestBody?.payload,
      status: step.successCriteria.flatMap(({condition}) => statusOf(condition) ?? [])[0] ?? operation.success.status,
      criteria: [
        ...step.successCriteria.filter(({condition}) => statusOf(condition) === undefined).map(parseCriterion),
        ...(report?.agree ?? []).map((agreement) => parseAgreement(agreement, valueOf)),
      ],
      report: report && {as: report.as, correct: report.correct ?? [], review: report.review ?? []},
      goesOn: step.onFailure?.some(({type}) => type !== 'retry') === true,
      later: laterKeys(operation, contract),
      retry:
        retry === undefined
          ? undefined
          : {
              after: retry.retryAfter ?? 0,
              limit: retry.retryLimit ?? 1,
              criteria: (retry.criteria ?? []).map(parseCriterion),
            },
      outputs: Object.entries(step.outputs ?? {}).map(([name, expression]) => ({
        name,
        field: pointerKeys(expression.slice(outputPrefix.length)),
      })),
      failures: failuresOf(operation, step),
      answer: body === undefined ? answer : mergePatch(answer, resolve(body, valueOf)),
    });
  }
  return {
    id: source.workflowId,
    source,
    title: source.summary,
    description: source.description,
    resumes: source['x-resume'] === true,
    inputs,
    steps,
    outputs: Object.entries(source.outputs ?? {}).flatMap(([name, expression]) =>
      parseTemplate(expression)
        .filter((part) => typeof part !== 'string')
        .map((from) => ({name, from})),
    ),
  };
}
