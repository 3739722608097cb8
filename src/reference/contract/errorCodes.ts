import {nodesOf, valueAt} from '../json';
import type {ErrorGroup, OpenApiDocument} from './types';

/**
 * Lists the known values beside the type of `code`: the keys of the catalogue, whether they are in `code` or in `message`, and
 * the names of statuses that are beside a key. It stays a text: a closed list would make generated clients refuse an
 * answer with a key that is newer than they are.
 */
export function listErrorCodes(document: OpenApiDocument, groups: readonly ErrorGroup[]): void {
  const keys = groups.flatMap(({errors}) => errors.map(({key}) => key));
  const used = [...nodesOf([document.components?.examples, document.paths])].map(({value}) => valueAt(value, ['code']));
  const codes = [...new Set([...keys, ...used.filter((code) => typeof code === 'string')])].sort();
  const schemas = (document.components?.schemas ?? {}) as Record<string, {properties?: Record<string, object>}>;
  for (const name of ['ErrorBody', 'SignedErrorBody']) {
    const code = schemas[name]?.properties?.code;
    if (code !== undefined) {
      Object.assign(code, {'x-extensible-enum': codes});
    }
  }
}
