import {isNode} from '../json';
import type {SandboxNumbers} from './types';

/** A named answer of an operation, as far as the choice needs it. */
interface NamedOutcome {
  name: string;
  status: number;
}

/**
 * Finds an outcome by its name.
 *
 * @param name - `sourceDown`, or `409.sourceDown` where several statuses share a name, or a status
 */
export function outcomeNamed<T extends NamedOutcome>(outcomes: readonly T[], name: string): T | undefined {
  const [, status, bare = name] = /^(\d{3})(?:\.(.+))?$/.exec(name) ?? [];
  return outcomes.find(
    (outcome) =>
      (status === undefined || String(outcome.status) === status) && (bare === status || outcome.name === bare),
  );
}

const pattern = /^\/(.+)\/$/s;

/** Whether a key of `outcomes` stands for all values that it matches, and not for itself. */
export const isPattern = (key: string): boolean => pattern.test(key);

/**
 * The answer that the contract gives for a test number, and its 404 for any other number.
 *
 * @param outcomes - of the operation
 * @param sent - parameters by name; the body as `body`
 * @returns undefined where no number was sent
 */
export function testedOutcome<T extends NamedOutcome>(
  outcomes: readonly T[],
  {field, outcomes: names}: SandboxNumbers,
  sent: Readonly<Record<string, unknown>>,
): T | undefined {
  const value = field.split('.').reduce<unknown>((part, key) => (isNode(part) ? part[key] : undefined), sent);
  if (typeof value !== 'string' && typeof value !== 'number') {
    return undefined;
  }
  const text = String(value);
  const fits = (key: string): boolean => new RegExp(pattern.exec(key)?.[1] ?? '^$').test(text);
  const key = Object.hasOwn(names, text) ? text : Object.keys(names).find((other) => isPattern(other) && fits(other));
  return key === undefined ? outcomes.find(({status}) => status === 404) : outcomeNamed(outcomes, names[key] ?? '');
}
