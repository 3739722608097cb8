import {pointerKeys, valueAt} from '../json';
import type {ResolvedDocument} from './resolvedDocument';

/**
 * A bundled contract without references: each is replaced by what it refers to, and by what is written beside it, which
 * OpenAPI 3.1 allows. A part that is shared is copied once.
 *
 * @throws if a reference has no target in the document
 */
export function dereference(document: object): ResolvedDocument {
  const copies = new Map<object, unknown>();
  function copyOfTarget($ref: string): unknown {
    const target = valueAt(document, pointerKeys($ref));
    if (!$ref.startsWith('#/') || target === undefined) {
      throw new Error(`openapi: "${$ref}" does not exist. Correct the reference.`);
    }
    return copy(target);
  }
  function copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    if (!copies.has(value)) {
      copies.set(value, Array.isArray(value) ? value.map(copy) : copyOfObject(value));
    }
    return copies.get(value);
  }
  function copyOfObject({$ref, ...others}: {$ref?: unknown}): unknown {
    const own = Object.fromEntries(Object.entries(others).map(([key, part]) => [key, copy(part)]));
    if (typeof $ref !== 'string') {
      return own;
    }
    const target = copyOfTarget($ref);
    return Object.keys(own).length === 0 ? target : {...(target as object), ...own};
  }
  return copy(document) as ResolvedDocument;
}
