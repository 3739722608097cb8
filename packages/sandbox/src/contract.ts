import {unescape} from 'node:querystring';
import {dereference} from '../../../src/reference/contract/dereference';
import {collectOperations} from '../../../src/reference/contract/operations';
import type {ResolvedDocument} from '../../../src/reference/contract/resolvedDocument';
import {readLife} from '../../../src/reference/contract/tokenLife';
import type {Operation, SandboxNumbers, WebhookEvent} from '../../../src/reference/contract/types';
import {outcomesOf, type Outcome} from './outcomes';

/** An operation of the contract, as the sandbox answers it. */
export interface SandboxOperation extends Operation {
  /** The usual success first. */
  outcomes: readonly [Outcome, ...Outcome[]];
  /** Its test numbers, where there are any. */
  numbers: SandboxNumbers | undefined;
  /** One schema for all parameters, with the conditions between them. */
  parameterSchema: object;
  /** Path of the records that it is about: its own, or without its end. Absent where the contract keeps none. */
  collection: string | undefined;
  /** Tokens that the answer has, as JSON pointers into it, and for how many seconds they are valid. */
  issues: readonly {scheme: string; pointer: string; life: number}[];
}

export interface Route {
  operation: SandboxOperation;
  /** Values of the path's parameters. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export interface SandboxContract {
  info: {title: string; version: string};
  operations: ReadonlyMap<string, SandboxOperation>;
  events: readonly WebhookEvent[];
  /** @param target - path and query */
  find: (method: string, target: string) => Route | undefined;
}

/** `/v2/webhooks/{id}` → `/v2/webhooks`, also where the token names the record; an empty text for other paths. */
const recordsOf = (path: string): string =>
  /^(.*\/[^/]+)\/(?:\{[^/]+\}|app-(?:registration|login))$/.exec(path)?.[1] ?? '';

/** Paths of which the contract keeps records: it reads single ones below them. */
function collectionPaths(operations: readonly Operation[]): Set<string> {
  const known = new Set(operations.map(({path}) => path));
  const paths = operations.filter(({method}) => method === 'get').map(({path}) => recordsOf(path));
  // Flows of version 3 are made with their projects, so they have no operation of their own.
  return new Set(paths.filter((path) => known.has(path) || path.startsWith('/v3/')));
}

/** Matches the path of an operation. Its API may be below a path: the sandbox answers with that path and without. */
function patternOf({server, path}: Operation): RegExp {
  const base = new URL(server).pathname.replace(/\/$/, '');
  return new RegExp(`^(?:${base})?${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
}

/** Reads the contract that the package has: OpenAPI 3.1, bundled into one document. */
export function readContract(document: object): SandboxContract {
  const resolved = dereference(document) as ResolvedDocument & Pick<SandboxContract, 'info'>;
  const {title, version} = resolved.info;
  const {operations: read, events} = collectOperations(resolved);
  const all = [...read.values()];
  const tokens = new Map(all.flatMap(({token}) => (token === undefined ? [] : [[token.scheme, token]])));
  const collections = collectionPaths(all);
  const operations = all.map((operation): SandboxOperation => {
    const {id, path, parameters, conditions, sandbox} = operation;
    return {
      ...operation,
      outcomes: outcomesOf(operation),
      numbers: sandbox === 'none' ? undefined : sandbox,
      collection: [path, recordsOf(path)].find((name) => collections.has(name)),
      parameterSchema: {
        type: 'object',
        required: parameters.filter(({required}) => required).map(({name}) => name),
        properties: Object.fromEntries(parameters.map(({name, schema}) => [name, schema])),
        ...conditions,
      },
      issues: [...tokens.values()].flatMap(({scheme, issuedBy: {[id]: pointer}, ttl}) => {
        const duration = typeof ttl === 'object' ? ttl[id] : ttl;
        const life = duration === undefined ? Infinity : readLife(duration).seconds;
        return pointer === undefined ? [] : [{scheme, pointer, life}];
      }),
    };
  });
  const routes = [...operations]
    // A path that is written out goes before one with parameters.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map((operation) => ({operation, method: operation.method.toUpperCase(), pattern: patternOf(operation)}));
  return {
    info: {title, version},
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    events,
    find: (method, target) => {
      const [pathname = '', query] = target.split(/\?(.*)/s);
      const route = routes.find((known) => known.method === method && known.pattern.test(pathname));
      const values = Object.entries(route?.pattern.exec(pathname)?.groups ?? {});
      const path = Object.fromEntries(values.map(([name, value]) => [name, unescape(value)]));
      return route && {operation: route.operation, path, query: new URLSearchParams(query)};
    },
  };
}
