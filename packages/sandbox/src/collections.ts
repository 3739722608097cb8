import {kebab} from '../../../src/reference/contract/fieldAddresses';
import {merged} from '../../../src/reference/contract/fields';
import {isNode, pointerKeys, valueAt} from '../../../src/reference/json';
import {echo} from './body';
import type {SandboxContract, SandboxOperation} from './contract';
import {refuseUnknown, successHaving, successWith, usual, type Outcome} from './outcomes';
import {now, type ApiRecord, type IssuedToken, type Store} from './store';
import type {Webhooks} from './webhooks';

/** A request whose operation is known. */
export interface Call {
  operation: SandboxOperation;
  path: Readonly<Record<string, string>>;
  /** Those of path, query and headers by name. */
  parameters: Record<string, unknown>;
  /** Empty where none was sent. */
  body: Readonly<Record<string, unknown>>;
  token: IssuedToken | undefined;
  store: Store;
  webhooks: Webhooks;
  /** Sends an event about a record to the webhooks of its flow, where the contract says that the operation causes it. */
  emit: (event: string, record: ApiRecord) => void;
  /** Prints a line of the log. */
  say: (line: string) => void;
}

/** What an effect answers. */
export interface Reply {
  /** The usual success unless it is given. */
  outcome?: Outcome;
  /** What is in the answer in the place of the example's values, by JSON pointer; undefined takes a field out. */
  set?: Readonly<Record<string, unknown>>;
  /** Id of the record that the tokens of the answer belong to. */
  record?: string;
  /** Seconds that the tokens of the answer live, where it is not what the contract says. */
  tokenLife?: number;
}

/** What an operation does beyond its answer. @throws Refusal with the error that it answers with */
export type Effect = (call: Call) => Reply;

/** `/v2/webhooks/{id}` → `/v2/webhooks`; an empty text for a path that names no record. */
export const collectionOf = (path: string): string => /^(.*\/[^/]+)\/\{[^/]+\}$/.exec(path)?.[1] ?? '';

/** Paths of which the contract keeps records: it reads single ones below them. */
export function collectionPaths({operations}: SandboxContract): string[] {
  const all = [...operations.values()];
  const known = new Set(all.map(({path}) => path));
  const paths = all.filter(({method}) => method === 'get').map(({path}) => collectionOf(path));
  // Flows of version 3 are made with their projects, so they have no operation of their own.
  return [...new Set(paths.filter((path) => known.has(path) || path.startsWith('/v3/')))];
}

/** Text of a record's field that names another record, whether as id or as whole record. */
export function idIn(value: unknown): string | undefined {
  const id = isNode(value) ? value._id : value;
  return typeof id === 'string' ? id : undefined;
}

/** A project or a flow of any version of the API. */
export const partyOf = (store: Store, name: 'projects' | 'project-flows', id: unknown): ApiRecord | undefined =>
  store.get(`/v2/${name}`, idIn(id)) ?? store.get(`/v3/${name}`, idIn(id));

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Moves the times of a record of the contract so that it begins now; spans between them stay. */
export function movedToNow(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const begin = Date.parse(String(record.createdAt ?? record.issuedAt ?? record.updatedAt));
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === 'string' && isTime.test(value) && !Number.isNaN(begin) ? now(Date.parse(value) - begin) : value,
    ]),
  );
}

/**
 * A new record after the model of the contract's answer: with what was sent, an id of its own and the present time.
 *
 * @param pointer - where the record is in that answer
 */
export function newRecord(call: Call, pointer = '/data', outcome = usual(call.operation)): ApiRecord {
  const keys = pointerKeys(pointer);
  const model = valueAt(echo(outcome.value, call), keys);
  const schema = keys.reduce((part, key) => merged(part).properties?.[key] ?? {}, outcome.schema ?? {});
  const {properties = {}} = merged(schema);
  const known = Object.entries(call.body).filter(([key]) => Object.hasOwn(properties, key));
  return {...movedToNow(isNode(model) ? model : {}), ...Object.fromEntries(known), _id: call.store.newId()};
}

/** The record that the path of a call names. @throws Refusal where there is none */
export const named = (call: Call, collection: string): ApiRecord =>
  call.store.get(collection, Object.values(call.path)[0]) ?? refuseUnknown(call);

/** Changes a record with what a call sends. */
export const change = (call: Call, record: ApiRecord, fields: object = call.body): ApiRecord =>
  Object.assign(record, fields, {updatedAt: now()});

/** What an answer has in `data` in the place of the example's values. */
export const inData = (fields: Readonly<Record<string, unknown>>): Required<Pick<Reply, 'set'>> => ({
  set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`/data/${name}`, value])),
});

/** Answers with a record after the model of the contract's answer in the same state; `populates[]` asks for records in it. */
export function show({operation, parameters, store}: Call, record: ApiRecord): Reply {
  const names = (parameters['populates[]'] ?? []) as string[];
  const populated = names.flatMap((name) => {
    const found = store.get(`/v2/${kebab(name)}s`, idIn(record[name]));
    return found === undefined ? [] : [[name, found] as const];
  });
  const outcome = successWith(operation, '/data/status', record.status);
  return {outcome, set: {'/data': {...record, ...Object.fromEntries(populated)}}, record: record._id};
}

/** A list, newest first: filtered by `where_<field>`, and paged by `page` and `limit`. Totals come only with `page`. */
function list({operation, parameters, store}: Call, collection: string): Reply {
  const filters = Object.entries(parameters).filter(([name]) => name.startsWith('where_'));
  const fits = (record: ApiRecord): boolean =>
    filters.every(([name, wanted]) => {
      const value = valueAt(record, name.slice('where_'.length).split('.'));
      return [value].flat().some((item) => (idIn(item) ?? String(item)) === String(wanted));
    });
  const all = store.all(collection).filter(fits).reverse();
  const unpaged = successHaving(operation, '/total', false);
  const isPaged = parameters.page !== undefined || valueAt(unpaged.value, ['total']) !== undefined;
  const outcome = isPaged ? successHaving(operation, '/data/0', all.length > 0) : unpaged;
  const value = isNode(outcome.value) ? outcome.value : {};
  if (isNode(value.pagination) || !Array.isArray(value.data)) {
    return {};
  }
  const limit = Number(parameters.limit ?? parameters.perPage ?? value.limit ?? value.perPage ?? 20);
  const page = Number(parameters.page ?? 1);
  const totals = {total: all.length, limit, perPage: limit, page, pages: Math.ceil(all.length / limit)};
  const shown = Object.entries(totals).filter(([name]) => isPaged && name in value);
  return {
    outcome,
    set: {
      '/data': isPaged ? all.slice((page - 1) * limit, page * limit) : all,
      ...Object.fromEntries(shown.map(([name, total]) => [`/${name}`, total])),
    },
  };
}

/**
 * What the operations of a collection do that only keep records: create, list, read, change, delete.
 *
 * @returns undefined for an operation that does more
 */
export function collectionEffect({method, path}: SandboxOperation, collections: readonly string[]): Effect | undefined {
  const collection = collections.includes(path) ? path : collectionOf(path);
  const effects: Readonly<Record<string, Effect>> =
    collection === path
      ? {
          get: (call) => list(call, collection),
          post: (call) => {
            const record = call.store.add(collection, newRecord(call));
            return {set: {'/data': record}, record: record._id};
          },
        }
      : {
          get: (call) => show(call, named(call, collection)),
          put: (call) => show(call, change(call, named(call, collection))),
          patch: (call) => show(call, change(call, named(call, collection))),
          delete: (call) => {
            const record = named(call, collection);
            call.store.delete(collection, record._id);
            return usual(call.operation).value === undefined ? {} : {set: {'/data': record}};
          },
        };
  return collections.includes(collection) ? effects[method] : undefined;
}
