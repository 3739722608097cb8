import type {LocaleCode} from '../../../config/locales';
import type {ErrorAnswer, Operation, Outcome} from '../contract/types';

/** A step as its file has it, after Redocly has checked the form. */
export interface SourceStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: {name: string; in: 'query' | 'path' | 'header'; value: unknown}[];
  requestBody?: {payload: unknown};
  outputs?: Record<string, string>;
  /** Which example of the contract is the answer, or which earlier step answered like this one; and what is merged into it. */
  'x-answer'?: {example?: string; like?: string; body?: unknown};
  /** Other answers that the guide has to speak of: an example of success by its name, or an error by its parts. */
  'x-failures'?: ({example: string} | {status: number; message: string})[];
}

interface SourceInput {
  description: string;
  /** `<role>.<key>`: where in the fixtures its value is. */
  'x-fixture'?: string;
  /** Security scheme, of a token. */
  'x-token'?: string;
}

export interface SourceWorkflow {
  workflowId: string;
  summary: string;
  description: string;
  /** People, companies and vehicles of `fixtures.yaml`, by the roles that they have here. */
  'x-fixture': Record<string, string>;
  inputs?: {properties: Record<string, SourceInput>};
  steps: SourceStep[];
  outputs?: Record<string, string>;
}

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
