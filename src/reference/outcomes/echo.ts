import {copyWith, isNode} from '../json';
import type {Sent} from './sentValues';
import type {TestValues} from './testValues';

/** The request of the contract, whose values its examples repeat. */
export interface ExampleRequest {
  parameters: readonly {name: string; example: unknown}[];
  body?: {example: unknown} | undefined;
  testValues?: TestValues | undefined;
}

interface Pair {
  name: string;
  example: unknown;
  /** Undefined where it was not sent. */
  sent: unknown;
}

function pairsOf(example: unknown, sent: unknown, name: string, pairs: Pair[]): void {
  if (example === undefined || example === null || typeof example === 'boolean') {
    return;
  }
  pairs.push({name, example, sent});
  if (isNode(example)) {
    for (const [key, part] of Object.entries(example)) {
      pairsOf(part, isNode(sent) ? sent[key] : undefined, key, pairs);
    }
  }
}

/** Texts that are so long that they mean the same wherever they stand. */
const isTelling = (value: unknown): boolean => typeof value === 'string' && value.length >= 6;

/**
 * An example of the contract with what was sent in the place of what the contract's own request sends. A field that
 * repeats something that was not sent is left out. The sandbox and the pages of the site share this rule.
 *
 * @param example - body of the contract's answer; it is not changed
 */
export function echo(example: unknown, {parameters, body, testValues}: ExampleRequest, sent: Sent): unknown {
  const pairs: Pair[] = [];
  const asked = Object.keys({...testValues?.with, [testValues?.field ?? '']: undefined});
  for (const {name, example: own} of parameters) {
    // What a check was not asked by, it may find: the name of a document's holder.
    const isFound = testValues !== undefined && !asked.includes(name) && sent.parameters[name] === undefined;
    if (!isFound) {
      pairsOf(own, sent.parameters[name], name, pairs);
    }
  }
  if (body !== undefined) {
    for (const [key, part] of Object.entries(isNode(body.example) ? body.example : {})) {
      pairsOf(part, isNode(sent.body) ? sent.body[key] : undefined, key, pairs);
    }
  }
  const byValue = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const key = JSON.stringify(pair.example);
    byValue.set(key, [...(byValue.get(key) ?? []), pair]);
  }
  // Each of several examples may be about a test number of its own.
  const isTestValue = (value: unknown, key: string): boolean =>
    key === testValues?.field && Object.hasOwn(testValues.outcomes, String(value));
  return copyWith(example, (value, key) => {
    if (isTestValue(value, key) && sent.parameters[key] !== undefined) {
      return sent.parameters[key];
    }
    const same = byValue.get(JSON.stringify(value)) ?? [];
    const pair = same.find(({name}) => name === key) ?? (isTelling(value) ? same[0] : undefined);
    return pair === undefined || (pair.sent === undefined && pair.name !== key) ? value : pair.sent;
  });
}
