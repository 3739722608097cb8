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

export interface SourceInput {
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

/** The Arazzo document around it: https://spec.openapis.org/arazzo/v1.0.1.html */
export interface SourceDocument {
  info: {title: string; version: string};
  workflows: SourceWorkflow[];
}
