import {referencesOf, type Reference} from '../expressions';
import type {Workflow, WorkflowInput, WorkflowStep} from '../types';

/** How long programs wait for an answer: as long as the provider's own clients wait for the slowest checks, of vehicles. */
export const timeoutSeconds = 200;

/** Texts of a program in the language of the page. */
export interface ProgramTexts {
  /** First line: what the program does and what runs it. */
  readonly heading: string;
  /** Second line: environment variables that it reads; empty for none. */
  readonly needs: string;
  /** Above the values to be replaced. */
  readonly values: string;
  /** Says that an environment variable is missing. */
  readonly unset: string;
}

/**
 * Writes a workflow as a whole program: it reads secrets and pictures from the environment, hands what one answer gave on
 * to later requests in variables, and ends with an error that names the step and shows the body of the answer.
 */
export type ProgramWriter = (workflow: Workflow, texts: ProgramTexts) => string;

/**
 * The API that a program calls, unless the environment variable `API_URL` holds another address, such as the sandbox's.
 *
 * @throws if the workflow calls several: one variable cannot hold the addresses of both
 */
export function serverOf({id, steps}: Workflow): string {
  const [server, ...others] = new Set(steps.map(({operation}) => operation.server));
  if (server === undefined || others.length > 0) {
    throw new Error(`The workflow "${id}" calls ${others.length + 1} APIs. Make a workflow of each.`);
  }
  return server;
}

/** The expressions of what a step sends. */
export function sentReferences({parameters, body, token}: WorkflowStep): Reference[] {
  const sent = [...parameters.map(({value}) => value), body].flatMap(referencesOf);
  return token === undefined ? sent : [token, ...sent];
}

/** Inputs that are asked for at the terminal, before the step that is the first to send them. */
export function askedBefore({inputs, steps}: Workflow, step: WorkflowStep): WorkflowInput[] {
  const isSentBy = (name: string, other: WorkflowStep): boolean =>
    sentReferences(other).some((reference) => reference.from === 'inputs' && reference.name === name);
  return inputs.filter(
    ({name, source}) => source === 'terminal' && steps.find((other) => isSentBy(name, other))?.id === step.id,
  );
}

/** Outputs that something uses; programs keep no others. */
export function usedOutputs({steps, outputs}: Workflow, step: WorkflowStep): WorkflowStep['outputs'] {
  const used = [...steps.flatMap(sentReferences), ...outputs.map(({from}) => from)].flatMap((reference) =>
    reference.from === 'steps' && reference.step === step.id ? [reference.name] : [],
  );
  return step.outputs.filter(({name}) => used.includes(name));
}

/** Whether a later step sends an output. A program must not go on without it: it would send `null` in its place. */
export function isSentLater({steps}: Workflow, step: WorkflowStep, name: string): boolean {
  return steps
    .flatMap(sentReferences)
    .some((reference) => reference.from === 'steps' && reference.step === step.id && reference.name === name);
}

/** Whether any step sends what an earlier one gave. */
export function handsOn(workflow: Workflow): boolean {
  return workflow.steps.some((step) => step.outputs.some(({name}) => isSentLater(workflow, step, name)));
}

/**
 * What the workflow is for, as far as this step gives it. Programs print it at once: when a later step fails, the reader
 * still has the proof that was made, or the identifier of what was created.
 */
export function printedAfter({outputs}: Workflow, step: WorkflowStep): Workflow['outputs'] {
  return outputs.filter(({from}) => from.from === 'steps' && from.step === step.id);
}

/** Environment variables that have to be set. */
export function neededVariables({inputs}: Workflow): string[] {
  return inputs.flatMap(({source, variable}) => (variable !== undefined && source !== 'terminal' ? [variable] : []));
}

/** Inputs that stand in the program, to be replaced by values of one's own. */
export function plainInputs({inputs}: Workflow): WorkflowInput[] {
  return inputs.filter(({source}) => source === 'value');
}

/** Lines further in, those within a line of several too. */
export function indented(lines: readonly string[], indent: string): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => `${indent}${line}`);
}
