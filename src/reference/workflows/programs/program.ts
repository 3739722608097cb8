import {referencesOf, type Reference} from '../expressions';
import type {Workflow, WorkflowInput, WorkflowStep} from '../types';

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

/** Environment variables that have to be set. */
export function neededVariables({inputs}: Workflow): string[] {
  return inputs.flatMap(({source, variable}) => (variable !== undefined && source !== 'terminal' ? [variable] : []));
}

/** Inputs that stand in the program, to be replaced by values of one's own. */
export function plainInputs({inputs}: Workflow): WorkflowInput[] {
  return inputs.filter(({source}) => source === 'value');
}
