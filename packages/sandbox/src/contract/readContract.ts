import {below, isNode, locate, type Located, type Node} from './pointers';
import {readOperation} from './readOperation';
import type {PlayedContract, PlayedEvent, PlayedOperation, Transitions} from './types';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Seconds of `x-token.ttl`: a number, or a duration of ISO 8601 without months and years. */
function secondsOf(ttl: unknown): number | undefined {
  if (typeof ttl === 'number') {
    return ttl;
  }
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(String(ttl)) ?? [];
  const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return total > 0 ? total : undefined;
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
  const tokens = entriesAt(document, '/components/securitySchemes').flatMap(([name, {node}]) => {
    const life = isNode(node['x-token']) ? secondsOf(node['x-token'].ttl) : undefined;
    return life === undefined ? [] : [[name, life] as const];
  });
  const transitions = entriesAt(document, '/components/schemas').flatMap(([name, {node}]) =>
    isNode(node['x-transitions']) ? [[name, node['x-transitions'] as unknown as Transitions] as const] : [],
  );
  return {
    title: String(document.info.title),
    version: String(document.info.version),
    operations,
    events: entriesAt(document, '/webhooks').map(([name, webhook]) => readEvent(document, name, webhook)),
    transitions: new Map(transitions),
    tokenLife: new Map(tokens),
    document,
  };
}
