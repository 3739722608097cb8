import type {LocaleCode} from '../../../config/locales';
import type {ErrorAnswer, Operation, Outcome} from '../contract/types';
import type {Criterion} from './criteria';
import type {Reference} from './expressions';
import type {SourceStep, SourceWorkflow} from './source';

/** What somebody who runs the workflow brings. */
export interface WorkflowInput {
  readonly name: string;
  /** What it is, in a few words. */
  readonly description: string;
  /**
   * How a program gets it: from the cast, as a value to replace; from an environment variable, which holds a token or the
   * path of a file; or from the terminal, at the step that first needs it.
   */
  readonly source: 'value' | 'token' | 'file' | 'terminal';
  /** Environment variable; for the terminal, one that stands in for it. Undefined for a value. */
  readonly variable: string | undefined;
  /** Whether nobody may see it who looks at the terminal. */
  readonly isSecret: boolean;
  /** Name of the security scheme, of a token. */
  readonly scheme: string | undefined;
  /** What the pages show and the tests send. */
  readonly value: unknown;
}

/** A part of an answer that later steps, or the end of the workflow, use. */
export interface StepOutput {
  /** Unique within the workflow: programs have a variable of that name. */
  readonly name: string;
  /** Keys from the top of the body. */
  readonly field: readonly string[];
}

/** Another answer of a step that somebody has to decide about. */
export type StepFailure = {readonly outcome: Outcome} | {readonly error: ErrorAnswer};

export interface WorkflowStep {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** What the step does, in a few words. */
  readonly title: string;
  /** As the contract has it, but for its examples: they are the values that this step sends. */
  readonly operation: Operation;
  /** With their expressions. */
  readonly parameters: NonNullable<SourceStep['parameters']>;
  /** The token that is sent; undefined where none is. */
  readonly token: Reference | undefined;
  /** JSON body with its expressions; undefined where there is none. */
  readonly body: unknown;
  /** Status of success. */
  readonly status: string;
  readonly criteria: readonly Criterion[];
  /** Where the step answers a question: how its result is called, and what statuses and keys of errors lead to. */
  readonly report: Required<Omit<NonNullable<SourceStep['x-report']>, 'agree'>> | undefined;
  /** Whether the run goes on, whatever the result is. */
  readonly goesOn: boolean;
  /** Keys of errors after which the same request can be sent again: the source is down. */
  readonly later: readonly string[];
  /** Ask again while these criteria hold, `limit` times at most; `after` is in seconds. */
  readonly retry: {readonly after: number; readonly limit: number; readonly criteria: readonly Criterion[]} | undefined;
  readonly outputs: readonly StepOutput[];
  readonly failures: readonly StepFailure[];
  /** What the API answers, with the values of the workflow. */
  readonly answer: unknown;
}

/** A workflow in one language, with all of its values. */
export interface Workflow {
  readonly id: string;
  /** As its file holds it, in this language. */
  readonly source: SourceWorkflow;
  readonly title: string;
  readonly description: string;
  /** Whether a second run goes on after the last step that was done. */
  readonly resumes: boolean;
  readonly inputs: readonly WorkflowInput[];
  readonly steps: readonly WorkflowStep[];
  /** What the workflow is for. */
  readonly outputs: readonly {readonly name: string; readonly from: Reference}[];
}

/** All workflows by id, in each language. */
export type Workflows = Readonly<Record<LocaleCode, ReadonlyMap<string, Workflow>>>;
