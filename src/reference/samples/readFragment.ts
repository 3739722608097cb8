import {dereference} from '../contract/dereference';
import {collectOperations} from '../contract/operations';
import type {Operation} from '../contract/types';

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
  return collectOperations(dereference(document), servers);
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
