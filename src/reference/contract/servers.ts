import {copyWith, isNode} from '../json';
import type {Server} from './resolvedDocument';
import type {OpenApiDocument} from './types';

/** Puts addresses in the place of the variables of a server's URL. */
const fillServer = (url: string, servers: Readonly<Record<string, string>>): string =>
  url.replace(/\{(\w+)\}/g, (variable, name: string) => servers[name] ?? variable);

/** A copy of a document with the brand's addresses in the place of the server variables, wherever servers are. */
export const resolveServers = (document: OpenApiDocument, servers: Readonly<Record<string, string>>): OpenApiDocument =>
  copyWith(document, (part) =>
    isNode(part) && typeof part.url === 'string' && 'variables' in part
      ? {url: fillServer(part.url, servers), description: part.description}
      : part,
  ) as OpenApiDocument;

/**
 * Address of a server, with its variables filled in.
 *
 * @throws if a variable has no address
 */
export function resolveServer(server: Server | undefined, servers: Readonly<Record<string, string>>): string {
  const url = fillServer(server?.url ?? '', servers);
  if (!URL.canParse(url)) {
    const known = Object.keys(servers).join(', ');
    throw new Error(
      `openapi/openapi.yaml: the server "${server?.url ?? ''}" has no address. Known variables: ${known}.`,
    );
  }
  return url;
}
