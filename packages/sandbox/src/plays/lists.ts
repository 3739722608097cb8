import {isNode, valueAt} from '../contract/pointers';
import type {ApiRecord} from '../state/Records';
import {successHaving, usual} from './replies';
import {idIn, type Call, type Reply} from './Play';

const filter = /^where(>=|<=)?_(.+)$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a record has what a parameter such as `where_status` or `where>=_createdAt` asks for. */
function fits(record: ApiRecord, name: string, expected: unknown): boolean {
  const [, comparison, path] = filter.exec(name) ?? [];
  if (path === undefined || expected === undefined) {
    return true;
  }
  const value = valueAt(record, path.split('.'));
  const [actual, asked] = [idIn(value) ?? textOf(value), textOf(expected)];
  if (comparison === undefined) {
    return Array.isArray(value) ? value.map(idIn).includes(asked) : actual === asked;
  }
  return value !== undefined && (comparison === '>=' ? actual >= asked : actual <= asked);
}

/** Sorts by `-createdAt` or `name`; without it the newest come first. */
function sorted(records: readonly ApiRecord[], sort: unknown): ApiRecord[] {
  if (typeof sort !== 'string') {
    return [...records].reverse();
  }
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return [...records].sort((a, b) => sign * String(a[field]).localeCompare(String(b[field])));
}

/**
 * Answers a list: filtered, sorted and paged as its parameters ask. The totals count what matches and come only with `page`,
 * unless the contract always gives them.
 */
export function list(call: Call, collection: string): Reply {
  const {operation, sent, state} = call;
  const {parameters} = sent;
  const matching = state.records
    .all(collection)
    .filter((record) => Object.entries(parameters).every(([name, value]) => fits(record, name, value)));
  const all = sorted(matching, parameters.sort);
  const always = operation.outcomes.every(({status, value}) => status >= 300 || !isNode(value) || 'total' in value);
  const isPaged = always || parameters.page !== undefined;
  const model = isPaged
    ? successHaving(operation, '/data/0', all.length > 0)
    : successHaving(operation, '/total', false);
  const value = isNode(model.value) ? model.value : {};
  const inside = isNode(value.pagination) || !Array.isArray(value.data) ? undefined : value;
  if (inside === undefined) {
    return {outcome: usual(operation)};
  }
  const size = Number(parameters.limit ?? parameters.perPage ?? value.limit ?? value.perPage ?? 20);
  const page = Number(parameters.page ?? 1);
  const data = isPaged ? all.slice((page - 1) * size, page * size) : all;
  const totals = {total: all.length, limit: size, perPage: size, page, pages: Math.ceil(all.length / size)};
  const known = Object.entries(totals).filter(([name]) => name in value);
  return {
    outcome: model,
    set: {'/data': data, ...Object.fromEntries(isPaged ? known.map(([name, total]) => [`/${name}`, total]) : [])},
  };
}
