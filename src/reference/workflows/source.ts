import type {Otherwise} from './criteria';

/** https://spec.openapis.org/arazzo/v1.0.1.html#criterion-object */
export interface SourceCriterion {
  context?: string;
  condition: string;
  type?: 'simple' | 'regex';
  /** The result where the field is there and does not meet the condition; `review` where this is missing. */
  'x-otherwise'?: Otherwise;
}

/** A part of the answer that has to agree with what the user typed, or with an earlier answer. */
export interface SourceAgreement {
  /** `$response.body#/field` */
  field: string;
  /** `$inputs.<name>` or `$steps.<stepId>.outputs.<name>` */
  with: string;
  as: 'name' | 'day' | 'same';
  /** `correct` where this is missing. */
  otherwise?: Otherwise;
}

/** A workflow as its file holds it, after Redocly has checked the form. */
export interface SourceStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: {name: string; in: 'query' | 'path' | 'header'; value: unknown}[];
  requestBody?: {payload: unknown};
  successCriteria: SourceCriterion[];
  /** `retry` asks again; `goto` and `end` without criteria say that the run goes on, whatever this step says. */
  onFailure?: {
    name: string;
    type: string;
    stepId?: string;
    retryAfter?: number;
    retryLimit?: number;
    criteria?: SourceCriterion[];
  }[];
  /**
   * The step answers a question: its result is one of the four words of the page on decisions. `correct` has the statuses and
   * keys of errors that the user can put right, `review` those after which a person decides; any other that is not a success
   * is "not checked".
   */
  'x-report'?: {
    as: 'check' | 'screening';
    correct?: (number | string)[];
    review?: (number | string)[];
    agree?: SourceAgreement[];
  };
  outputs?: Record<string, string>;
  /** Which example of the contract is the answer, or which earlier step answered like this one; and what is merged into it. */
  'x-answer'?: {example?: string; like?: string; body?: unknown};
  /** Other answers that the guide has to speak of: an example of success by its name, or an error by its parts. */
  'x-failures'?: ({example: string} | {status: number; message: string})[];
}

export interface SourceInput {
  description: string;
  /** `password`: programs do not show what is typed. */
  format?: string;
  /** `<role>.<key>`: where in the cast its value is. */
  'x-cast'?: string;
  /** Where programs get it; a value that stands in the program where this is missing. */
  'x-source'?: 'terminal' | 'file';
  /** Security scheme, of a token. */
  'x-token'?: string;
}

export interface SourceWorkflow {
  workflowId: string;
  summary: string;
  description: string;
  /** It creates what must not be created twice: a second run goes on after the last step that was done. */
  'x-resume'?: boolean;
  /** Members of the cast by the roles that they have here. */
  'x-cast': Record<string, string>;
  inputs?: {properties: Record<string, SourceInput>};
  steps: SourceStep[];
  outputs?: Record<string, string>;
}

/** The Arazzo document around it: https://spec.openapis.org/arazzo/v1.0.1.html */
export interface SourceDocument {
  info: {title: string; version: string};
  workflows: SourceWorkflow[];
}
