/** What an element takes: attributes that it needs, and those that it may have. */
export interface ElementProps {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/**
 * Components that every page may use without an import: src/theme/MDXComponents.ts, page-imports, src/reference/remark,
 * Docusaurus'. The attributes are those of their props.
 */
export const elements: Readonly<Record<string, ElementProps>> = {
  ApiChanges: {},
  Cards: {optional: ['steps', 'ways']},
  CodeSample: {required: ['language', 'lines']},
  CodeSamples: {optional: ['operation', 'kind']},
  CountryOperations: {required: ['country']},
  CoverageMatrix: {},
  Details: {optional: ['open', 'summary']},
  Endpoint: {required: ['method', 'server', 'path']},
  ErrorCatalogue: {},
  Flag: {required: ['country']},
  Flow: {required: ['title', 'actors', 'steps']},
  Head: {},
  Operation: {required: ['id']},
  OperationAnswer: {required: ['id']},
  OperationIndex: {required: ['tag']},
  OperationOutcomes: {required: ['id']},
  OperationSamples: {required: ['id']},
  SchemaObject: {required: ['name']},
  TableScroller: {},
  TagPrices: {},
  Terms: {},
  WebhookEvents: {},
  Workflow: {required: ['id']},
  WorkflowOutput: {required: ['id']},
  WorkflowProgram: {required: ['id']},
  WorkflowStep: {required: ['workflow', 'step']},
};
