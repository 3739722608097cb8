import type {Operation} from '../contract/types';
import {copyWith, isNode, valueAt} from '../json';

/** An invented person, company or vehicle: its values under the names that fields of the API have. */
export type Fixture = Readonly<Record<string, unknown>>;

/** The fixtures of one workflow, by the roles that they have in it. */
export type Roles = ReadonlyMap<string, Fixture>;

/**
 * Merges as JSON Merge Patch does: objects key by key, everything else is replaced, null takes away.
 * https://www.rfc-editor.org/rfc/rfc7396
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isNode(patch)) {
    return patch;
  }
  const merged = new Map(isNode(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      merged.delete(key);
    } else {
      merged.set(key, mergePatch(merged.get(key), value));
    }
  }
  return Object.fromEntries(merged);
}

/** Every part of an operation's example request, as JSON, and what a step sends in its place. */
function replacements(contract: Operation, sent: Operation): Map<string, unknown> {
  const pairs = new Map<string, unknown>();
  const compare = (example: unknown, value: unknown): void => {
    if (value === undefined || (typeof example !== 'string' && (typeof example !== 'object' || example === null))) {
      return;
    }
    pairs.set(JSON.stringify(example), value);
    for (const [key, part] of Object.entries(isNode(example) && isNode(value) ? example : {})) {
      compare(part, valueAt(value, [key]));
    }
  };
  for (const {name, in: place, example} of contract.parameters) {
    compare(example, sent.parameters.find((parameter) => parameter.name === name && parameter.in === place)?.example);
  }
  compare(contract.requestBody?.example, sent.requestBody?.example);
  return pairs;
}

/**
 * An example of the contract with the values of a workflow: what the contract's request sends is replaced by what the step
 * sends; a field that has the name of a value of a fixture takes that value.
 *
 * @param example - body of the contract's example
 * @param contract - the operation with the contract's examples
 * @param sent - the operation with those of the step
 */
export function answerOf(example: unknown, contract: Operation, sent: Operation, roles: Roles): unknown {
  const pairs = replacements(contract, sent);
  return copyWith(example, (value, field) => {
    const json = JSON.stringify(value);
    if (pairs.has(json)) {
      return pairs.get(json);
    }
    const own = [...roles.values()].find((fixture) => Object.hasOwn(fixture, field))?.[field];
    return typeof value === 'string' && typeof own === 'string' ? own : value;
  });
}
