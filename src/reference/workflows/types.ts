import type {LocaleCode} from '../../../config/locales';
import type {ErrorAnswer, Operation, Outcome} from '../contract/types';
import type {SourceWorkflow} from './source';

/** What somebody who runs the workflow brings. */
export interface WorkflowInput {
  readonly name: string;
  /** Name of the security scheme, of a token. */
  readonly scheme: string | undefined;
  /** What the pages show and the tests send. */
  readonly value: unknown;
}

/** A part of an answer that later steps, or the end of the workflow, use: keys from the top of the body. */
export interface StepOutput {
  readonly name: string;
  readonly field: readonly string[];
}

/** Another answer of a step that somebody has to decide about. */
export type StepFailure = Outcome | ErrorAnswer;

export interface WorkflowStep {
  readonly id: string;
  /** What the step does, in a few words. */
  readonly title: string;
  /** As the contract has it, but for its examples: they are the values that this step sends. */
  readonly operation: Operation;
  readonly outputs: readonly StepOutput[];
  readonly failures: readonly StepFailure[];
  /** What the API answers, with the values of the workflow. */
  readonly answer: unknown;
}

/** A workflow in one language, with all of its values. */
export interface Workflow {
  readonly id: string;
  /** As its file has it, in this language. */
  readonly source: SourceWorkflow;
  readonly title: string;
  readonly inputs: readonly WorkflowInput[];
  readonly steps: readonly WorkflowStep[];
}

/** All workflows by id, in each language. */
export type Workflows = Readonly<Record<LocaleCode, ReadonlyMap<string, Workflow>>>;
