import {valueAt} from '../json';
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

const testPerson = /^([A-Z]?0*(1000000[1-9]|10000010)|EJEMPL[AO]\b.*)$/i;

/** Whether a value is the number of one of the ten people of Sandbox mode, in any form, or a name of this documentation. */
export const isTestPerson = (value: string): boolean => testPerson.test(value);

/** The plates of Sandbox mode: each series is that of some operations. */
const testPlate = /^(AA123B[A-J]|BBCC(1[2-9]|2[01])|ABC100(0[1-9]|10)|PTKX93)$/;

/**
 * The answer that the contract gives for a test number. For any other number it is the 404 of the operation, which no page says of
 * that number. A test plate of other operations is the same vehicle here.
 *
 * @param outcomes - of the operation
 * @param sent - parameters by name; the body as `body`
 * @returns undefined where no number was sent
 */
export function testedOutcome<T extends NamedOutcome & {basis: string}>(
  outcomes: readonly T[],
  {field, with: others, outcomes: names}: SandboxNumbers,
  sent: Readonly<Record<string, unknown>>,
): T | undefined {
  const value = valueAt(sent, field.split('.'));
  if (typeof value !== 'string' && typeof value !== 'number') {
    return undefined;
  }
  const text = String(value);
  const keys = Object.keys(names);
  const fits = (key: string): boolean => new RegExp(pattern.exec(key)?.[1] ?? '^$').test(text);
  const own = Object.hasOwn(names, text) ? text : keys.find((key) => isPattern(key) && fits(key));
  const key = own ?? (testPlate.test(text) ? keys.find((other) => testPlate.test(other)) : undefined);
  const isOfOwner = others.plate === undefined || testPlate.test(String(sent.plate));
  const tested = isOfOwner && key !== undefined ? outcomeNamed(outcomes, names[key] ?? '') : undefined;
  const outcome = tested ?? outcomes.find(({status}) => status === 404);
  return outcome && {...outcome, ...(tested === undefined || own === undefined ? {basis: 'assumed'} : {})};
}
