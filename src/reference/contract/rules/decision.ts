import type {UserContext} from '@redocly/openapi-core';
import type {Schema} from '../types';
import {rule} from './rule';
import {successMedia} from './successMedia';

interface OperationNode {
  'x-decide'?: {fields?: unknown; rule?: unknown; fallback?: unknown};
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
