import {isNode, pointerKeys, valueAt} from '../../../src/reference/json';
import {echo} from './echo';
import type {Outcome, SandboxContract, SandboxOperation} from './contract';
import type {Call, Effect, Reply} from './effects/types';
import {errorOf, successHaving, successWith, usual} from './replies';
import {now, type ApiRecord, type Store} from './store';
import {fieldsOf} from './validate';

const itemPath = /^(.*\/[^/]+)\/\{[^/]+\}$/;

/** Paths of which the contract keeps records: it reads single ones below them, `/v2/webhooks/{id}`. */
export function collectionPaths({operations}: SandboxContract): string[] {
  const all = [...operations.values()];
  const known = new Set(all.map(({path}) => path));
  const paths = all.flatMap(({method, path}) => (method === 'get' ? [itemPath.exec(path)?.[1] ?? ''] : []));
  // Flows of version 3 are made with their projects, so they have no operation of their own.
  return [...new Set(paths.filter((path) => known.has(path) || path.startsWith('/v3/')))];
}

/** `emailValidation` → `/v2/email-validations`: a field that names a record of a collection. */
function collectionNamed(field: string, collections: readonly string[]): string | undefined {
  const name = `${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`;
  return collections.find((collection) => collection.endsWith(`/${name}`));
}

/** Text of a record's field that names another record, whether as id or as whole record. */
export function idIn(value: unknown): string | undefined {
  const id = isNode(value) ? value._id : value;
  return typeof id === 'string' ? id : undefined;
}

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
export function newRecord(call: Call, outcome: Outcome, pointer = '/data'): ApiRecord {
  const keys = pointerKeys(pointer);
  const model = valueAt(echo(outcome.value, call), keys);
  const schema = keys.reduce((part, key) => part && fieldsOf(part).get(key), outcome.schema);
  const fields = schema === undefined ? new Map<string, unknown>() : fieldsOf(schema);
  const known = Object.entries(call.body).filter(([key]) => fields.has(key));
  return {
    ...movedToNow(isNode(model) ? model : {}),
    ...Object.fromEntries(known),
    _id: call.store.newId(),
  };
}

/** The record that the path of a call names. */
export const namedRecord = ({path, store}: Call, collection: string): ApiRecord | undefined =>
  store.get(collection, Object.values(path)[0]);

/** Changes a record with what a call sends. */
export const change = (call: Call, record: ApiRecord, fields: object = call.body): ApiRecord =>
  Object.assign(record, fields, {updatedAt: now()});

/** A record with the records that `populates[]` asks for in the place of their ids. */
function populated({parameters, store, collections}: Call, record: ApiRecord): ApiRecord {
  const names = (parameters['populates[]'] ?? []) as string[];
  const parts = names.map((name) => {
    const found = store.get(collectionNamed(name, collections) ?? '', idIn(record[name]));
    return [name, found ?? record[name]] as const;
  });
  return {...record, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined))};
}

/** Answers with a record: after the model of the contract's answer in the same state. */
export const show = (call: Call, record: ApiRecord): Reply => ({
  outcome: successWith(call.operation, '/data/status', record.status),
  set: {'/data': populated(call, record)},
  record: record._id,
});

/**
 * Refuses a call with the contract's error.
 *
 * @param text - of the error
 * @param otherwise - message of the error where the operation has none that fits
 */
export function refuse({operation}: Call, status: number, text: RegExp, otherwise: string): Reply {
  const code =
    {401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NotFound', 412: 'PreconditionFailed'}[status] ?? 'Conflict';
  const outcome = errorOf(operation, status, text);
  return {
    outcome: outcome ?? {name: otherwise, status, summary: '', value: {code, message: otherwise}, basis: 'assumed'},
  };
}

/** The contract's answer to an id that belongs to nothing. */
export const notFound = (call: Call, text = /./): Reply => refuse(call, 404, text, 'Record not found.');

/** A list, newest first: filtered by `where_<field>`, and paged by `page` and `limit`. Totals come only with `page`. */
function list(call: Call, collection: string): Reply {
  const {operation, parameters, store} = call;
  const filters = Object.entries(parameters).filter(([name]) => name.startsWith('where_'));
  const fits = (record: ApiRecord): boolean =>
    filters.every(([name, wanted]) => {
      const value = valueAt(record, name.slice('where_'.length).split('.'));
      return [value].flat().some((item) => (idIn(item) ?? String(item)) === String(wanted));
    });
  const all = store.all(collection).filter(fits).reverse();
  const always = operation.outcomes.every(({status, value}) => status >= 300 || !isNode(value) || 'total' in value);
  const isPaged = always || parameters.page !== undefined;
  const outcome = isPaged
    ? successHaving(operation, '/data/0', all.length > 0)
    : successHaving(operation, '/total', false);
  const value = isNode(outcome.value) ? outcome.value : {};
  if (isNode(value.pagination) || !Array.isArray(value.data)) {
    return {outcome: usual(operation)};
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
  if (collections.includes(path)) {
    const effects: Partial<Record<string, Effect>> = {
      get: (call) => list(call, path),
      post: (call) => {
        const outcome = usual(call.operation);
        const record = call.store.add(path, newRecord(call, outcome));
        return {outcome, set: {'/data': record}, record: record._id};
      },
    };
    return effects[method];
  }
  const collection = itemPath.exec(path)?.[1] ?? '';
  return collections.includes(collection)
    ? (call) => {
        const record = namedRecord(call, collection);
        if (record === undefined) {
          return notFound(call);
        }
        if (method !== 'delete') {
          return show(call, method === 'get' ? record : change(call, record));
        }
        call.store.delete(collection, record._id);
        const outcome = usual(call.operation);
        return outcome.value === undefined ? {outcome} : {outcome, set: {'/data': record}};
      }
    : undefined;
}

/** Adds a record of the contract under an id that its requests name. */
function addExample(store: Store, collection: string, model: object, _id: unknown): void {
  if (typeof _id === 'string' && store.get(collection, _id) === undefined) {
    store.add(collection, {...movedToNow(structuredClone(model) as Record<string, unknown>), _id});
    store.examples.add(_id);
  }
}

/** Fills the store with the records that the requests of the contract name: what a copied sample names is there. */
export function addExamples(store: Store, {operations}: SandboxContract, collections: readonly string[]): void {
  for (const {path, outcomes, parameters} of operations.values()) {
    const collection = itemPath.exec(path)?.[1] ?? '';
    const named = parameters.find(({in: place}) => place === 'path')?.example;
    const records = outcomes.map(({value}) => (isNode(value) ? value.data : undefined)).filter(isNode);
    const [model = {}] = [...records.filter(({status}) => status === 'validated' || status === 'active'), ...records];
    if (collections.includes(collection)) {
      [named, ...records.map(idIn)].forEach((_id) => {
        addExample(store, collection, model, _id);
      });
    }
  }
  for (const {requestBody} of operations.values()) {
    const {project, projectFlow} = isNode(requestBody?.example) ? requestBody.example : {};
    addExample(store, '/v2/projects', store.all('/v2/projects')[0] ?? {}, project);
    addExample(store, '/v2/project-flows', {...store.all('/v2/project-flows')[0], project}, projectFlow);
  }
}
