import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {Schema} from '../types';
import {successMedia} from './successMedia';

interface OperationNode {
  'x-decide'?: {fields?: unknown; rule?: unknown; fallback?: unknown};
  responses?: Record<string, unknown>;
}

type Resolve = UserContext['resolve'];

/**
 * Whether a schema has a field at a dotted path; the items of a list count as its fields.
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
  const property = node.properties?.[key];
  return (
    (property !== undefined && hasField(property, rest, resolve, file)) ||
    [...(node.items === undefined ? [] : [node.items]), ...(node.allOf ?? [])].some((part) =>
      hasField(part, path, resolve, file),
    )
  );
}

/** `x-decide` is whole, and names fields that the answer has. */
export const decision: Oas3Rule = () => ({
  Operation: {
    enter(operation: OperationNode, {report, location, resolve}) {
      const decide = operation['x-decide'];
      if (decide === undefined) {
        return;
      }
      const place = location.child(['x-decide']).key();
      const {fields, rule, fallback} = decide;
      if (!Array.isArray(fields) || typeof rule !== 'string' || typeof fallback !== 'string') {
        report({
          message: '"x-decide" is incomplete. Give "fields" (a list of paths), "rule" and "fallback" (texts).',
          location: place,
        });
        return;
      }
      const media = successMedia(operation, resolve);
      for (const field of fields.map(String)) {
        const path = field.replaceAll('[]', '').split('.');
        if (media?.schema === undefined || !hasField(media.schema, path, resolve, media.file)) {
          report({
            message: `"x-decide" names the field "${field}", which the answer does not have. Correct the path, or add the field to the schema.`,
            location: place,
          });
        }
      }
    },
  },
});
