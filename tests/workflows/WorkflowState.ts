import type {Operation} from '../../src/reference/contract/types';
import {mapTexts, pointerKeys, referencesOf, valueAt} from '../../src/reference/workflows/expressions';
import type {StepFailure, Workflow, WorkflowStep} from '../../src/reference/workflows/types';

/** A request as the server gets it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  /** Parsed JSON; undefined for none. */
  body: unknown;
}

export interface Answer {
  status: number;
  /** Undefined for none. */
  body: unknown;
}

/** Values of the path's parameters; undefined where the path is another one. */
function pathValues(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match === null
    ? undefined
    : Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** What a request sends, by the fields' names, and what the step of a workflow sends there. */
interface SentValue {
  name: string;
  /** With its expressions. */
  source: unknown;
  expected: unknown;
  actual: unknown;
}

function fieldsOf(source: unknown, expected: unknown, actual: unknown, name = ''): SentValue[] {
  return typeof source === 'object' && source !== null
    ? Object.entries(source).flatMap(([key, part]) =>
        fieldsOf(part, valueAt(expected, [key]), valueAt(actual, [key]), name === '' ? key : `${name}.${key}`),
      )
    : [{name, source, expected, actual}];
}

/**
 * What the API knows while somebody goes through a workflow: the steps that are done, the records that exist, the tokens
 * that were issued. A request gets the workflow's own answer if it is what the next step of its kind sends, and the
 * contract's error otherwise.
 */
export class WorkflowState {
  readonly #done = new Set<string>();

  readonly #known = new Set<unknown>();

  /** Token → its kind. */
  readonly #tokens = new Map<string, string>();

  /**
   * @param operations - of the contract
   * @param failing - step that gives another answer, and which
   */
  constructor(
    readonly workflow: Workflow,
    readonly operations: ReadonlyMap<string, Operation>,
    readonly failing?: {step: string; failure: StepFailure},
  ) {
    for (const {scheme, value} of workflow.inputs) {
      this.#known.add(value);
      if (scheme !== undefined) {
        this.#tokens.set(String(value), scheme);
      }
    }
  }

  /** The answer to a request. Errors are the contract's, or name the step and the value where the contract has none. */
  answer(request: ReceivedRequest): Answer {
    const step = this.#stepOf(request);
    if (step === undefined) {
      return {
        status: 404,
        body: {message: `No step of "${this.workflow.id}" sends ${request.method} ${request.path}.`},
      };
    }
    return this.#refusal(step, request) ?? this.#success(step);
  }

  /** The first step that is not done and sends such a request; of several, the one that sends these values. */
  #stepOf(request: ReceivedRequest): WorkflowStep | undefined {
    const candidates = this.workflow.steps.filter(
      ({operation}) =>
        operation.method === request.method.toLowerCase() && pathValues(operation.path, request.path) !== undefined,
    );
    const open = candidates.filter(({id}) => !this.#done.has(id));
    const same = open.filter((step) =>
      this.#sent(step, request).every(({expected, actual}) => isSame(expected, actual)),
    );
    return same[0] ?? open[0] ?? candidates.at(-1);
  }

  #sent(step: WorkflowStep, {path, query, body}: ReceivedRequest): SentValue[] {
    const inPath = pathValues(step.operation.path, path) ?? {};
    const parameters = step.parameters.flatMap(({name, in: place, value}) => {
      const expected = step.operation.parameters.find((other) => other.name === name && other.in === place)?.example;
      const actual = place === 'path' ? inPath[name] : Array.isArray(expected) ? query.getAll(name) : query.get(name);
      return place === 'header' ? [] : fieldsOf(value, expected, actual, name);
    });
    return [...parameters, ...fieldsOf(step.body ?? {}, step.operation.requestBody?.example, body)];
  }

  #refusal(step: WorkflowStep, request: ReceivedRequest): Answer | undefined {
    const operation = this.#contractOperation(step);
    const token = request.authorization?.replace(/^Bearer /, '');
    if (operation.token !== undefined) {
      if (token === undefined || !this.#tokens.has(token)) {
        return error(operation, 401, /./) ?? explain(step, 401, 'This token was never issued.');
      }
      if (this.#tokens.get(token) !== operation.token.scheme) {
        return (
          error(operation, 403, /token_not_right/) ??
          error(operation, 403, /Access forbidden/) ??
          explain(step, 403, 'The token is of another kind.')
        );
      }
    }
    for (const {name, source, expected, actual} of this.#sent(step, request)) {
      const [reference] = referencesOf(source);
      if (reference?.from === 'steps' && !this.#known.has(actual)) {
        return error(operation, 404, /./) ?? explain(step, 404, `"${name}" was never created: ${String(actual)}.`);
      }
      if (isSame(expected, actual)) {
        continue;
      }
      const input = this.workflow.inputs.find((other) => reference?.from === 'inputs' && other.name === reference.name);
      const isCode = input?.source === 'terminal';
      const refused = isCode
        ? [403, 400, 409].map((status) => error(operation, status, /otp/)).find(Boolean)
        : undefined;
      // A picture is the reader's own file.
      if (input?.source !== 'file') {
        return (
          refused ?? explain(step, 422, `"${name}" is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}.`)
        );
      }
    }
    const unconfirmed = this.#unconfirmed(step);
    if (unconfirmed !== undefined) {
      return error(operation, 409, /not_passed/) ?? explain(step, 409, `"${unconfirmed.id}" comes first.`);
    }
    return undefined;
  }

  /** The earlier step that confirms a code and is not done. */
  #unconfirmed(step: WorkflowStep): WorkflowStep | undefined {
    const codes = this.workflow.inputs.filter(({source}) => source === 'terminal').map(({name}) => name);
    return this.workflow.steps
      .slice(0, step.number - 1)
      .find(
        (earlier) =>
          !this.#done.has(earlier.id) &&
          referencesOf(earlier.body).some((reference) => reference.from === 'inputs' && codes.includes(reference.name)),
      );
  }

  #success(step: WorkflowStep): Answer {
    const status = Number(step.status);
    if (this.failing?.step === step.id) {
      const {failure} = this.failing;
      return 'error' in failure
        ? {status: Number(failure.error.status), body: failure.error.body}
        : {status, body: failure.outcome.value};
    }
    this.#done.add(step.id);
    mapTexts(step.answer, (text) => {
      this.#known.add(text);
      return text;
    });
    for (const {token} of this.operations.values()) {
      const pointer = token?.issuedBy[step.operation.id];
      const issued = pointer === undefined ? undefined : valueAt(step.answer, pointerKeys(pointer));
      if (token !== undefined && typeof issued === 'string') {
        this.#tokens.set(issued, token.scheme);
      }
    }
    return {status, body: step.answer};
  }

  #contractOperation({operation}: WorkflowStep): Operation {
    return this.operations.get(operation.id) ?? operation;
  }
}

function isSame(expected: unknown, actual: unknown): boolean {
  // What stands in an address is a text.
  return expected === actual || (typeof actual === 'string' && String(expected) === actual);
}

/** The contract's error of a status whose body fits a pattern. */
function error({errors}: Operation, status: number, pattern: RegExp): Answer | undefined {
  const found = errors.find((other) => other.status === String(status) && pattern.test(JSON.stringify(other.body)));
  return found === undefined ? undefined : {status, body: found.body};
}

function explain({id}: WorkflowStep, status: number, message: string): Answer {
  return {status, body: {message: `Step "${id}": ${message}`}};
}
