import {readLife, type TokenLife} from '../../../../src/reference/contract/tokenLife';
import {below, isNode, locate, type Located, type Node} from './pointers';
import {readOperation} from './readOperation';
import type {PlayedContract, PlayedEvent, PlayedOperation, Transitions} from './types';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

type SchemaNode = {properties?: Record<string, unknown>};

/** States of the records of a schema: those of its field `status`. */
function transitionsOf(document: object, name: string, schema: Located): [string, Transitions][] {
  const {status} = (schema.node as SchemaNode).properties ?? {};
  const {node} = status === undefined ? schema : locate(document, below(schema.pointer, 'properties', 'status'));
  return isNode(node['x-transitions']) ? [[name, node['x-transitions'] as Transitions]] : [];
}

/** Seconds that the tokens of a scheme live, by the operation that issues them. */
function livesOfScheme({node}: Located): [string, number][] {
  const {ttl, issuedBy = {}} = (node['x-token'] ?? {}) as {ttl?: TokenLife; issuedBy?: object};
  return Object.keys(issuedBy).flatMap((operation): [string, number][] => {
    const life = readLife(typeof ttl === 'object' ? ttl[operation] : ttl);
    return life === undefined ? [] : [[operation, life.seconds]];
  });
}

function entriesAt(document: object, pointer: string): [string, Located][] {
  const parent = pointer.split('/').slice(1);
  const node = parent.reduce<unknown>((part, key) => (isNode(part) ? part[key] : undefined), document);
  return isNode(node) ? Object.keys(node).map((key) => [key, locate(document, below(pointer, key))]) : [];
}

function readEvent(document: object, name: string, webhook: Located): PlayedEvent {
  const {node: operation, pointer} = locate(document, below(webhook.pointer, 'post'));
  const media = locate(document, below(pointer, 'requestBody', 'content', 'application/json'));
  const [example] = Object.values(media.node.examples ?? {}) as Node[];
  return {
    name,
    flows: (operation['x-flows'] ?? []) as string[],
    example: example?.value as PlayedEvent['example'],
    schema: below(media.pointer, 'schema'),
  };
}

/**
 * Reads what the sandbox plays out of a contract.
 *
 * @param document - OpenAPI 3.1, bundled into one document
 * @throws if it is no such document, or a reference in it leads nowhere
 */
export function readContract(document: unknown): PlayedContract {
  if (!isNode(document) || typeof document.openapi !== 'string' || !isNode(document.paths) || !isNode(document.info)) {
    throw new Error('This is not an OpenAPI document: it needs "openapi", "info" and "paths".');
  }
  const operations = new Map<string, PlayedOperation>();
  for (const [path, {node, pointer}] of entriesAt(document, '/paths')) {
    for (const method of methods.filter((key) => key in node)) {
      const operation = readOperation(document, path, method, below(pointer, method));
      operations.set(operation.id, operation);
    }
  }
  return {
    title: String(document.info.title),
    version: String(document.info.version),
    operations,
    events: entriesAt(document, '/webhooks').map(([name, webhook]) => readEvent(document, name, webhook)),
    transitions: new Map(
      entriesAt(document, '/components/schemas').flatMap(([name, schema]) => transitionsOf(document, name, schema)),
    ),
    tokenLife: new Map(
      entriesAt(document, '/components/securitySchemes').map(([name, scheme]) => [
        name,
        new Map(livesOfScheme(scheme)),
      ]),
    ),
    document,
  };
}
