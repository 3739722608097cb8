import {isNode, refuseUnsafe} from '../contract/pointers';
import type {SandboxSeed} from '../public';

/** Names that a value has beside the known ones. */
export function refuseUnknown(value: object, known: readonly string[]): void {
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no ${JSON.stringify(unknown)}. Known: ${known.join(', ') || 'none'}.`);
  }
}

function demand(isRight: boolean, message: string): void {
  if (!isRight) {
    throw new Error(message);
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';

/**
 * Checks what the state is to be changed to, before it changes.
 *
 * @param collections - that there are
 * @throws with what is wrong
 */
export function checkSeed(value: unknown, collections: readonly string[]): SandboxSeed {
  if (!isNode(value)) {
    throw new Error('The state is a JSON object.');
  }
  refuseUnsafe(value);
  refuseUnknown(value, ['credits', 'codes', 'known', 'records']);
  const {credits = 0, codes = {}, known = [], records = {}} = value;
  demand(typeof credits === 'number' && credits >= 0, '"credits" is a number from 0.');
  demand(isNode(codes) && Object.values(codes).every(isText), '"codes" has a text for each address.');
  demand(Array.isArray(known) && known.every(isText), '"known" is a list of texts.');
  demand(isNode(records), '"records" has a list for each collection.');
  refuseUnknown(records as object, collections);
  for (const [collection, list] of Object.entries(records as object)) {
    const areRecords = Array.isArray(list) && list.every((record) => isNode(record) && typeof record._id === 'string');
    demand(areRecords, `"${collection}" is a list of records with an "_id".`);
  }
  return value;
}
