import {answersOf} from '../../../src/reference/contract/answersOf';
import {collectOperations, type ResolvedDocument} from '../../../src/reference/contract/operations';
import {readLife} from '../../../src/reference/contract/tokenLife';
import type {Operation, Schema, WebhookEvent} from '../../../src/reference/contract/types';
import {isNode, pointerKeys, valueAt} from '../../../src/reference/json';

/** A named answer of an operation. */
export interface Outcome {
  /** Key of the example in the contract; the status, where the answer has no body. */
  name: string;
  status: number;
  /** What it means, in a few words. */
  summary: string;
  value: unknown;
  /** Absent where the body is not described. */
  schema?: Schema;
  /** Whether pages of the documentation have the same words, or the sandbox assumes it. */
  basis: 'documented' | 'assumed';
}

/** A token that the answer of an operation has, as a JSON pointer into it, and for how many seconds it is valid. */
export interface IssuedField {
  scheme: string;
  pointer: string;
  life: number | undefined;
}

/** An operation of the contract, as the sandbox answers it. */
export interface SandboxOperation extends Operation {
  /** The usual success first. */
  outcomes: readonly Outcome[];
  issues: readonly IssuedField[];
}

export interface Route {
  operation: SandboxOperation;
  /** Values of the path's parameters. */
  path: Readonly<Record<string, string>>;
}

export interface SandboxContract {
  title: string;
  version: string;
  operations: ReadonlyMap<string, SandboxOperation>;
  events: readonly WebhookEvent[];
  /** Names of all kinds of token. */
  schemes: readonly string[];
  find: (method: string, pathname: string) => Route | undefined;
}

/** A document with the parts in the place of the references to them; what is referred to twice is one object. */
function dereference(document: object): unknown {
  const known = new Map<string, unknown>();
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) {
      return node.map(copy);
    }
    if (!isNode(node)) {
      return node;
    }
    const {$ref: ref} = node;
    if (typeof ref !== 'string') {
      return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, copy(part)]));
    }
    if (!known.has(ref)) {
      known.set(ref, copy(valueAt(document, pointerKeys(ref))));
    }
    return known.get(ref);
  };
  return copy(document);
}

function outcomesOf(operation: Operation): Outcome[] {
  const basis = operation.isPreview ? 'assumed' : 'documented';
  const successes = [operation.success, ...operation.otherSuccesses];
  const empty = successes.filter(({schema}) => schema === undefined);
  return [
    ...empty.map(({status}) => ({name: status, status: Number(status), summary: '', value: undefined, basis}) as const),
    ...answersOf(operation).map(({body, ...answer}): Outcome => {
      const schema = successes.find(({status}) => Number(status) === answer.status)?.schema;
      return {...answer, value: body, schema, basis};
    }),
  ];
}

/** Base paths of an API: it may be below a path, and the sandbox answers with that path and without. */
function segmentsOf({server, path}: Operation): string[][] {
  const base = new URL(server).pathname.replace(/\/$/, '');
  return [...new Set(['', base])].map((prefix) => `${prefix}${path}`.split('/').slice(1));
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

function pathValues(route: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const fits =
    route.length === segments.length &&
    route.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]));
  return fits
    ? Object.fromEntries(
        route.flatMap((part, index) => (isParameter(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [])),
      )
    : undefined;
}

/**
 * Reads the contract that the package has.
 *
 * @param document - OpenAPI 3.1, bundled into one document
 */
export function readContract(document: object): SandboxContract {
  const resolved = dereference(document) as ResolvedDocument & {info: {title: string; version: string}};
  const {operations: read, events} = collectOperations(resolved, {});
  const tokens = new Map([...read.values()].flatMap(({token}) => (token === undefined ? [] : [[token.scheme, token]])));
  const operations = new Map(
    [...read].map(([id, operation]): [string, SandboxOperation] => {
      const issues = [...tokens.values()].flatMap(({scheme, issuedBy, ttl}) => {
        const pointer = issuedBy[id];
        const duration = typeof ttl === 'object' ? ttl[id] : ttl;
        const life = duration === undefined ? undefined : readLife(duration).seconds;
        return pointer === undefined ? [] : [{scheme, pointer, life}];
      });
      return [id, {...operation, outcomes: outcomesOf(operation), issues}];
    }),
  );
  const routes = [...operations.values()]
    .flatMap((operation) => segmentsOf(operation).map((segments) => ({operation, segments})))
    // A path that is written out goes before one with parameters.
    .sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);
  return {
    title: resolved.info.title,
    version: resolved.info.version,
    operations,
    events,
    schemes: [...tokens.keys()],
    find: (method, pathname) => {
      const asked = pathname
        .replace(/(?<=.)\/$/, '')
        .split('/')
        .slice(1)
        .map((segment) => decodeURIComponent(segment));
      for (const {operation, segments} of routes) {
        const path = operation.method.toUpperCase() === method ? pathValues(segments, asked) : undefined;
        if (path !== undefined) {
          return {operation, path};
        }
      }
      return undefined;
    },
  };
}
