import type {UserContext} from '@redocly/openapi-core';
import type {Schema} from '../types';
import {rule} from './rule';
import {successMedia, type OutcomeNode} from './successMedia';

interface OperationNode {
  'x-decide'?: {fields?: unknown; rule?: unknown; fallback?: unknown};
  'x-outcomes'?: {kind?: unknown; reason?: unknown};
  responses?: Record<string, unknown>;
}

type Resolve = UserContext['resolve'];

/**
 * Whether a schema has a field at a path such as `data[].status`, in which `[]` stands after each list that is crossed.
 *
 * @param from - file in which the schema stands: references in it lead on from there
 */
function hasField(schema: Schema, path: readonly string[], resolve: Resolve, from?: string): boolean {
  const {node, location} = resolve<Schema>(schema, from);
  const [key, ...rest] = path;
  if (node === undefined || key === undefined) {
    return node !== undefined;
  }
  // For a node that is not a reference, Redocly names the file of the operation.
  const file = '$ref' in schema ? location.source.absoluteRef : from;
  const next = key === '[]' ? node.items : node.properties?.[key];
  return (
    (next !== undefined && hasField(next, rest, resolve, file)) ||
    (node.allOf ?? []).some((part) => hasField(part, path, resolve, file))
  );
}

/** The steps of a path: `data[].status` is `data`, `[]`, `status`. */
const stepsOf = (field: string): string[] =>
  field
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '');

/** `x-decide` is whole, and names fields that the answer has. */
export const decision = rule<OperationNode>('Operation', (operation, report, {resolve}) => {
  const {'x-decide': decide} = operation;
  if (decide === undefined) {
    return;
  }
  const {fields, rule: words, fallback} = decide;
  if (!Array.isArray(fields) || typeof words !== 'string' || typeof fallback !== 'string') {
    report(['x-decide'], '"x-decide" is incomplete. Give "fields" (a list of paths), "rule" and "fallback" (texts).');
    return;
  }
  const media = successMedia(operation, resolve);
  for (const field of fields.map(String)) {
    if (media?.schema === undefined || !hasField(media.schema, stepsOf(field), resolve, media.file)) {
      report(
        ['x-decide'],
        `"x-decide" names the field "${field}", which the answer does not have. Correct the path (with "[]" after each list), or add the field to the schema.`,
      );
    }
  }
});

/**
 * Everything that a successful answer may say is a named example: what came out, what it means, and a whole body. An
 * operation with one outcome says why, so that nobody has to guess whether the others were forgotten.
 */
export const outcomes = rule<OperationNode>('Operation', (operation, report, {resolve}) => {
  const media = successMedia(operation, resolve);
  if (media === undefined) {
    return;
  }
  const place = ['responses', media.status];
  if (media.example !== undefined) {
    report(
      place,
      'The answer has an "example". Give "examples" in its place: an entry for each outcome, with "summary", "description" and "value".',
    );
    return;
  }
  const entries = Object.entries(media.examples ?? {});
  for (const [name, example] of entries) {
    const {summary, description, value} = resolve<OutcomeNode>(example).node ?? example;
    if (!summary || !description || value === undefined) {
      report(
        place,
        `The outcome "${name}" is incomplete. Give "summary" (what came out), "description" (what it means and what the caller does) and "value" (the body).`,
      );
    }
  }
  const {kind, reason} = operation['x-outcomes'] ?? {};
  const saysSingle = kind === 'single' && typeof reason === 'string' && reason !== '';
  if (entries.length === 0) {
    report(place, 'The answer has no outcome. Add at least one entry to "examples".');
  } else if (entries.length === 1 && !saysSingle) {
    report(
      place,
      'The answer has one outcome. Add the others, or say why there are none: "x-outcomes: { kind: single, reason: … }" beside "operationId".',
    );
  } else if (entries.length > 1 && operation['x-outcomes'] !== undefined) {
    report(['x-outcomes'], '"x-outcomes" says that there is one outcome, but the answer has several. Take it away.');
  }
});

interface ResponseNode {
  content?: Record<string, {examples?: Record<string, OutcomeNode>}>;
}

/** Every error is listed as a named example that says what it means and what the caller does about it. */
export const errorExamples = rule<ResponseNode>('Response', ({content}, report, {resolve, key}) => {
  const status = String(key);
  const examples = Object.entries(content?.['application/json']?.examples ?? {});
  if (status.startsWith('2')) {
    return;
  }
  if (examples.length === 0) {
    report([], `The error ${status} names no case. Add at least one entry to "examples".`);
  }
  for (const [name, example] of examples) {
    const {summary, description, value} = resolve(example).node ?? example;
    if (!summary || !description || Object.keys(value ?? {}).length === 0) {
      report(
        ['content', 'application/json', 'examples', name],
        `The error "${name}" is incomplete. Give "summary" (what it means), "description" (what the caller does) and "value" (the body).`,
      );
    }
  }
});
