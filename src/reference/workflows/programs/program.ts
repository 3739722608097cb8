import {referencesOf, type Reference} from '../expressions';
import type {ReportTexts} from '../report';
import type {Workflow, WorkflowInput, WorkflowStep} from '../types';

/** How long programs wait for an answer: as long as the provider's own clients wait for the slowest checks, of vehicles. */
export const timeoutSeconds = 200;

/** How long programs wait before they ask again a source that is down, in seconds: platform/retries. */
export const pauses = [2, 8, 30];

/** What the comments of the shared functions explain; `keeps` has `{saved}`, the name of a variable. */
type Note =
  | 'seconds'
  | 'sends'
  | 'unanswered'
  | 'expects'
  | 'reports'
  | 'keeps'
  | 'parts'
  | 'reads'
  | 'fits'
  | 'has'
  | 'failing'
  | 'calls';

/** Texts of a program in the language of the page. */
export interface ProgramTexts extends ReportTexts {
  /** First line: what the program does and what runs it. */
  readonly heading: string;
  /** Below: environment variables that it reads, a kind in each line. */
  readonly needs: readonly string[];
  /** Above the values to be replaced. */
  readonly values: string;
  /** Says that an environment variable is missing. */
  readonly unset: string;
  /** Says that a request is sent once more, with `{seconds}`. */
  readonly again: string;
  /** Says where results are kept, with `{file}`. */
  readonly saved: string;
  /** Says which arguments there are, with `{steps}`. */
  readonly usage: string;
  /** Says that a file cannot be read. */
  readonly unreadable: string;
  /** Says that an earlier run has done all steps, with `{file}`. */
  readonly finished: string;
  /** Above what all programs have. */
  readonly shared: string;
  /** Comments within that, by what they explain. */
  readonly notes: Readonly<Record<Note, string>>;
}

/**
 * Writes a workflow as a whole program: its steps first, then what all programs share. It says what each step found out in
 * one of the words of the page on decisions, and ends with 0 where nothing is left to do, with 2 where something is, and
 * with 1 after a fault. It prints steps, results, statuses, keys of errors and names of fields, never what a body holds:
 * that goes into a file that only the reader can open.
 */
export type ProgramWriter = (workflow: Workflow, texts: ProgramTexts, parts: ProgramParts) => string;

/** What a program has beside its steps, whatever its language. */
export interface ProgramParts {
  /** The API that is called, unless the environment variable `API_URL` holds another address, such as the sandbox's. */
  server: string;
  /** Environment variables that have to be set. */
  variables: readonly string[];
  /** Inputs that stand in the program, to be replaced by values of one's own. */
  plain: readonly WorkflowInput[];
  files: readonly WorkflowInput[];
  /** Inputs that are asked for at the terminal. */
  asked: readonly WorkflowInput[];
  /** What is written into a file, by step. */
  saved: ReadonlyMap<string, readonly string[]>;
  /** Keys of errors after which a source is asked again. */
  later: readonly string[];
}

/** @throws if the workflow calls several APIs: one variable cannot hold the addresses of both */
export function programParts(workflow: Workflow): ProgramParts {
  const {id, inputs, steps} = workflow;
  const [server, ...others] = new Set(steps.map(({operation}) => operation.server));
  if (server === undefined || others.length > 0) {
    throw new Error(`The workflow "${id}" calls ${others.length + 1} APIs. Make a workflow of each.`);
  }
  const of = (wanted: WorkflowInput['source']): WorkflowInput[] => inputs.filter(({source}) => source === wanted);
  return {
    server,
    variables: inputs.flatMap(({source, variable}) => (source === 'terminal' ? [] : (variable ?? []))),
    plain: of('value'),
    files: of('file'),
    asked: of('terminal'),
    saved: savedNames(workflow),
    later: [...new Set(steps.flatMap(({later}) => later))],
  };
}

/** `registrationToken` → `registration_token` */
export const snake = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();

/** The input that a reference leads to; undefined where it leads to an earlier answer. */
export function inputOf({inputs}: Workflow, reference: Reference): WorkflowInput | undefined {
  return reference.from === 'inputs' ? inputs.find(({name}) => name === reference.name) : undefined;
}

/** The expressions of what a step sends. */
export function sentReferences({parameters, body, token}: WorkflowStep): Reference[] {
  const sent = [...parameters.map(({value}) => value), body].flatMap(referencesOf);
  return token === undefined ? sent : [token, ...sent];
}

/** What a step needs: the expressions of what it sends, and of what it compares its answer with. */
function neededReferences(step: WorkflowStep): Reference[] {
  return [...sentReferences(step), ...step.criteria.flatMap(({from}) => from ?? [])];
}

/** Inputs that are asked for at the terminal, before the step that is the first to need them. */
export function askedBefore({inputs, steps}: Workflow, step: WorkflowStep): WorkflowInput[] {
  const isNeededBy = (name: string, other: WorkflowStep): boolean =>
    neededReferences(other).some((reference) => reference.from === 'inputs' && reference.name === name);
  return inputs.filter(
    ({name, source}) => source === 'terminal' && steps.find((other) => isNeededBy(name, other))?.id === step.id,
  );
}

/** Whether a run that goes on after this step has no need of what is asked for before it. */
function asksWithin(workflow: Workflow, step: WorkflowStep): boolean {
  const asked = askedBefore(workflow, step).map(({name}) => name);
  const needs = (other: WorkflowStep): boolean =>
    neededReferences(other).some((reference) => reference.from === 'inputs' && asked.includes(reference.name));
  return workflow.resumes && workflow.steps.filter(needs).length < 2;
}

const isOutputOf =
  ({id}: WorkflowStep, name: string) =>
  (reference: Reference): boolean =>
    reference.from === 'steps' && reference.step === id && reference.name === name;

/** Whether a later step needs an output. A program must not go on without it: it would send `null` in its place. */
export function isNeededLater({steps}: Workflow, step: WorkflowStep, name: string): boolean {
  return steps.flatMap(neededReferences).some(isOutputOf(step, name));
}

/** What a program keeps of an answer: what later steps need, and what the workflow is for. */
export function keptOutputs(workflow: Workflow, step: WorkflowStep): WorkflowStep['outputs'] {
  return step.outputs.filter(
    ({name}) => isNeededLater(workflow, step, name) || workflow.outputs.some(({from}) => isOutputOf(step, name)(from)),
  );
}

/**
 * Whether a second run leaves a possible match as it was: the run went on after it, and it is the reviewer's, whatever the
 * source answers later.
 */
export const keepsMatch = ({goesOn, report}: WorkflowStep, {resumes}: Workflow): boolean =>
  goesOn && resumes && report?.as === 'screening';

/**
 * What a program writes into a file, by step: what the workflow is for and, where a second run goes on, each step with all
 * that is needed for that.
 */
export function savedNames(workflow: Workflow): ReadonlyMap<string, readonly string[]> {
  const names = workflow.steps.map((step): [string, string[]] => [
    step.id,
    keptOutputs(workflow, step)
      .map(({name}) => name)
      .filter((name) => workflow.resumes || workflow.outputs.some(({from}) => isOutputOf(step, name)(from))),
  ]);
  return new Map(workflow.resumes ? names : names.filter(([, saved]) => saved.length > 0));
}

/** Lines further in, those within a line of several too; but for empty ones. */
export function indented(lines: readonly string[], indent: string): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `${indent}${line}`));
}

/** Longest line of an object that is written in one. */
const lineLength = 80;

/** The entries of an object in one line, or in a line each where that would be too long. */
export function inBraces(entries: readonly string[], indent: string, inner: string): string {
  const line = `{${entries.join(', ')}}`;
  return line.length <= lineLength && !line.includes('\n')
    ? line
    : ['{', ...entries.map((entry) => `${inner}${entry},`), `${indent}}`].join('\n');
}

/** The functions of a list that a program calls. */
export function usedFunctions(code: string, functions: Readonly<Record<string, string>>): string[] {
  return Object.entries(functions).flatMap(([name, text]) => (code.includes(`${name}(`) ? [text] : []));
}

/** How a language writes what stands around the requests of a step. */
interface StepSyntax {
  comment: '#' | '//';
  indent: string;
  /** Asks for an input at the terminal. */
  ask: (input: WorkflowInput) => string;
  /** What stands before and after what an earlier run may have done. */
  unlessDone: (step: string) => readonly [start: string, ...end: string[]];
}

/** A step with its title, after what it asks for; where a second run goes on, unless it was done. */
export function stepLines(
  workflow: Workflow,
  step: WorkflowStep,
  lines: readonly string[],
  {comment, indent, ask, unlessDone}: StepSyntax,
): string[] {
  const asked = askedBefore(workflow, step).map(ask);
  const [before, within] = asksWithin(workflow, step) ? [[], asked] : [asked, []];
  const [start, ...end] = unlessDone(step.id);
  const own = workflow.resumes ? [start, ...indented([...within, ...lines], indent), ...end] : lines;
  return ['', `${comment} ${step.number}. ${step.title}`, ...before, ...own];
}
