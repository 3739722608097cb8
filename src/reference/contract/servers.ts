import {copyWith, isNode} from '../json';
import type {OpenApiDocument} from './types';

/**
 * A copy of a document with the brand's addresses in the place of the server variables, wherever servers are.
 *
 * @throws if a variable has no address
 */
export function resolveServers(document: OpenApiDocument, servers: Readonly<Record<string, string>>): OpenApiDocument {
  const addressOf = (_variable: string, name: string): string => {
    if (servers[name] === undefined) {
      const known = Object.keys(servers).join(', ');
      throw new Error(`openapi/openapi.yaml: the server variable "${name}" has no address. Known variables: ${known}.`);
    }
    return servers[name];
  };
  return copyWith(document, (part) => {
    if (!isNode(part) || typeof part.url !== 'string' || !('variables' in part)) {
      return part;
    }
    const {variables: _variables, ...server} = part;
    return {...server, url: part.url.replace(/\{(\w+)\}/g, addressOf)};
  }) as OpenApiDocument;
}
