import type {ApiRecord} from '../state/Records';
import {collectionNamed} from './collections';
import {list} from './lists';
import {newRecord} from './newRecord';
import {bodyOf, idIn, type Call, type Play, type Reply} from './Play';
import {notFound, successWith, usual} from './replies';

/** The record that the path of a call names. */
export function namedRecord({sent, state}: Call, collection: string): ApiRecord | undefined {
  const [id] = Object.values(sent.path);
  return id === undefined ? undefined : state.records.get(collection, id);
}

/** A record with the records that `populates[]` asks for in the place of their ids. */
export function populated({sent, state}: Call, record: ApiRecord): ApiRecord {
  const names = (sent.parameters['populates[]'] ?? []) as string[];
  const parts = names.map((name) => {
    const collection = collectionNamed(name, state.records.collections);
    const id = idIn(record[name]);
    const found = collection === undefined || id === undefined ? undefined : state.records.get(collection, id);
    return [name, found ?? record[name]] as const;
  });
  return {...record, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined))};
}

/** Answers with a record: after the model of the contract's answer in the same state. */
export function show(call: Call, record: ApiRecord): Reply {
  return {
    outcome: successWith(call.operation, '/data/status', record.status),
    set: {'/data': populated(call, record)},
    record: record._id,
  };
}

/** Changes a record with what a call sends. */
export function change(
  call: Call,
  record: ApiRecord,
  fields: Readonly<Record<string, unknown>> = bodyOf(call),
): ApiRecord {
  Object.assign(record, fields, {updatedAt: call.state.clock.iso()});
  return record;
}

function create(call: Call, collection: string): Reply {
  const outcome = usual(call.operation);
  const record = call.state.records.add(collection, newRecord(call, outcome));
  return {outcome, set: {'/data': record}, record: record._id};
}

function remove(call: Call, collection: string, record: ApiRecord): Reply {
  call.state.records.delete(collection, record._id);
  const outcome = usual(call.operation);
  return outcome.value === undefined ? {outcome} : {outcome, set: {'/data': record}};
}

/**
 * How the operations of a collection are played that only keep records: create, list, read, change, delete.
 *
 * @returns undefined for an operation that does more
 */
export function resourcePlay(method: string, path: string, collection: string): Play | undefined {
  if (path === collection) {
    const plays: Readonly<Record<string, Play>> = {
      GET: (call) => list(call, collection),
      POST: (call) => create(call, collection),
    };
    return plays[method];
  }
  if (!/^\/\{[^/]+\}$/.test(path.slice(collection.length))) {
    return undefined;
  }
  return (call) => {
    const record = namedRecord(call, collection);
    if (record === undefined) {
      return notFound(call);
    }
    if (method === 'DELETE') {
      return remove(call, collection, record);
    }
    return show(call, method === 'GET' ? record : change(call, record));
  };
}
