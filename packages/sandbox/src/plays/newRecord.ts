import {echo} from '../../../../src/reference/outcomes/echo';
import {isNode, keysOf, valueAt} from '../contract/pointers';
import type {Outcome} from '../contract/types';
import type {Clock} from '../state/Clock';
import type {ApiRecord} from '../state/Records';
import {bodyOf, type Call} from './Play';

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Moves the times of a record of the contract so that it begins now; spans between them stay. */
export function movedToNow<T extends Record<string, unknown>>(record: T, clock: Clock): T {
  const begin = Date.parse(String(record.createdAt ?? record.issuedAt ?? record.updatedAt));
  if (Number.isNaN(begin)) {
    return record;
  }
  const moved = Object.entries(record).map(([key, value]) => [
    key,
    typeof value === 'string' && isTime.test(value) ? clock.iso(Date.parse(value) - begin) : value,
  ]);
  return Object.fromEntries(moved) as T;
}

/**
 * A new record after the model of the contract's answer: with what was sent, an id of its own and the present time.
 *
 * @param outcome - the answer after which it is made
 * @param pointer - where the record stands in that answer
 */
export function newRecord(call: Call, outcome: Outcome, pointer = '/data'): ApiRecord {
  const {operation, sent, state, schemas} = call;
  const model = valueAt(echo(outcome.value, operation, sent), keysOf(pointer));
  const fields = outcome.schema === undefined ? new Map() : schemas.fieldsOf(outcome.schema, ...keysOf(pointer));
  const known = Object.entries(bodyOf(call)).filter(([key]) => fields.has(key));
  const record = isNode(model) ? model : {};
  return {...movedToNow(record, state.clock), ...Object.fromEntries(known), _id: state.records.newId()};
}
