import {collectOperations, type ResolvedDocument} from '../contract/operations';
import type {Operation} from '../contract/types';
import {copyWith, isNode, pointerKeys, valueAt} from '../json';

/** Puts what references lead to in their place; the contract's schemas hold no circles. */
const resolved = (node: unknown, document: object): unknown =>
  copyWith(node, (part) => {
    if (!isNode(part) || typeof part.$ref !== 'string') {
      return part;
    }
    const {$ref, ...beside} = part;
    const target = valueAt(document, pointerKeys($ref));
    if (!isNode(target)) {
      throw new Error(`The published operation refers to ${$ref}, which it does not hold.`);
    }
    return {...(resolved(target, document) as object), ...beside};
  });

/**
 * Reads a document with references inside of it, such as `openapi.<language>.json` of the site.
 *
 * @param servers - address of each server variable; published documents have none
 * @throws if the document refers to what it does not hold
 */
export function readDocument(
  document: object,
  servers: Readonly<Record<string, string>> = {},
): ReturnType<typeof collectOperations> {
  return collectOperations(resolved(document, document) as ResolvedDocument, servers);
}

/**
 * Reads an operation as the site publishes it: `openapi/<language>/<operation>.json`.
 *
 * @throws if the document has no such operation, or refers to what it does not hold
 */
export function readFragment(document: object, id: string): Operation {
  const operation = readDocument(document).operations.get(id);
  if (operation === undefined) {
    throw new Error(`The published document has no operation "${id}".`);
  }
  return operation;
}
