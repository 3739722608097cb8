import {nodesOf, valueAt} from '../json';
import type {OpenApiDocument} from './bundleContract';

/** What stands in `code` of the examples of errors. */
const codesIn = (node: unknown): string[] =>
  [...nodesOf(node)].flatMap(({value}) => {
    const code = valueAt(value, ['code']);
    return typeof code === 'string' ? [code] : [];
  });

/**
 * Every value that `code` of an error is known to have: the keys of the catalogue, whether they stand in `code` or in
 * `message`, and the names of statuses that stand beside a key.
 *
 * @param catalogue - content of `openapi/errors.yaml`
 */
function errorCodes(document: OpenApiDocument, catalogue: unknown): string[] {
  const groups = Object.values(catalogue as Record<string, {errors: object}>);
  const keys = groups.flatMap(({errors}) => Object.keys(errors));
  return [...new Set([...keys, ...codesIn([document.components?.examples, document.paths])])].sort();
}

/**
 * Lists the known values beside the type of `code`. It stays a text: a closed list would make generated clients refuse an
 * answer with a key that is newer than they are.
 */
export function listErrorCodes(document: OpenApiDocument, catalogue: unknown): void {
  const codes = errorCodes(document, catalogue);
  const schemas = (document.components?.schemas ?? {}) as Record<string, {properties?: Record<string, object>}>;
  for (const name of ['ErrorBody', 'SignedErrorBody']) {
    const code = schemas[name]?.properties?.code;
    if (code !== undefined) {
      Object.assign(code, {'x-extensible-enum': codes});
    }
  }
}
