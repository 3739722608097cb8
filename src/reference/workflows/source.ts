/** A workflow as its file holds it, after Redocly has checked the form. */
export interface SourceStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: {name: string; in: 'query' | 'path' | 'header'; value: unknown}[];
  requestBody?: {payload: unknown};
  successCriteria: {condition: string}[];
  onFailure?: {
    name: string;
    type: string;
    retryAfter?: number;
    retryLimit?: number;
    criteria?: {condition: string}[];
  }[];
  outputs?: Record<string, string>;
  /** Which example of the contract is the answer, or which earlier step answered like this one; and what is merged into it. */
  'x-answer'?: {example?: string; like?: string; body?: unknown};
  /** Other answers that the guide has to speak of: an example of success by its name, or an error by its parts. */
  'x-failures'?: ({example: string} | {status: number; message: string})[];
}

export interface SourceInput {
  description: string;
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
