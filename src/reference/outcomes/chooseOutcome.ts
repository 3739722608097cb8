import {matchesTestValue, type TestValues} from './testValues';

/** A named answer of an operation, as far as the choice needs it. */
export interface NamedOutcome {
  /** Key of the example in the contract. */
  name: string;
  status: number;
}

/** The operation whose answer is chosen. */
export interface OutcomeRules<T extends NamedOutcome> {
  /** In the order of the contract: the usual success first. */
  outcomes: readonly T[];
  /** `x-sandbox` of the operation. */
  testValues?: TestValues;
  /** Value of the deciding field that the contract's own request sends. */
  exampleValue?: string;
}

/** What speaks for an answer. */
export interface Circumstances {
  /** Name that the request asks for in `Prefer`, perhaps with its status: `409.sourceDown`. */
  preferred?: string;
  /** Name that was queued for this operation. */
  queued?: string;
  /** What was sent: parameters by name, fields of the body by dotted path (`body.phone`). */
  values: ReadonlyMap<string, unknown>;
  /** Name of the answer that the state of the records gives. */
  state?: string;
  /** Whether a value belongs to something that the registry knows, beside the test values. */
  isKnown?: (value: string) => boolean;
}

export type Reason = 'preference' | 'queue' | 'test number' | 'unknown number' | 'state' | 'first example';

export interface Choice<T extends NamedOutcome> {
  outcome: T;
  reason: Reason;
}

/**
 * Finds an outcome by its name.
 *
 * @param name - `sourceDown`, or `409.sourceDown` where several statuses share a name
 */
export function outcomeNamed<T extends NamedOutcome>(outcomes: readonly T[], name: string): T | undefined {
  const [, status, bare = name] = /^(\d{3})(?:\.(.+))?$/.exec(name) ?? [];
  return outcomes.find(
    (outcome) =>
      (status === undefined || String(outcome.status) === status) && (bare === status || outcome.name === bare),
  );
}

/** The answer to a value that the registry does not know: the contract's 404. */
function unknownNumber<T extends NamedOutcome>(
  {outcomes, testValues, exampleValue}: OutcomeRules<T>,
  {values, isKnown}: Circumstances,
): T | undefined {
  const field = testValues?.field;
  const value = field === undefined ? undefined : values.get(field);
  const isText = typeof value === 'string' || typeof value === 'number';
  if (!isText || String(value) === exampleValue || isKnown?.(String(value)) === true) {
    return undefined;
  }
  return outcomes.find(({status}) => status === 404);
}

/**
 * Chooses the answer of an operation: what the request prefers, what was queued, what the contract says about a test
 * number, what the state of the records gives, the first example. The sandbox and the pages of the site share this rule, so it
 * uses nothing of Node.js or of a browser.
 *
 * @returns undefined where a preferred or queued name does not exist, or where the operation answers without a body
 */
export function chooseOutcome<T extends NamedOutcome>(
  rules: OutcomeRules<T>,
  circumstances: Circumstances,
): Choice<T> | undefined {
  const {outcomes, testValues} = rules;
  const {preferred, queued, values, state} = circumstances;
  const named = (name: string, reason: Reason): Choice<T> | undefined => {
    const outcome = outcomeNamed(outcomes, name);
    return outcome === undefined ? undefined : {outcome, reason};
  };
  if (preferred !== undefined) {
    return named(preferred, 'preference');
  }
  if (queued !== undefined) {
    return named(queued, 'queue');
  }
  const tested = testValues === undefined ? undefined : matchesTestValue(testValues, values);
  const byTest = tested === undefined ? undefined : named(tested, 'test number');
  if (byTest !== undefined) {
    return byTest;
  }
  if (state !== undefined) {
    return named(state, 'state');
  }
  const unknown = unknownNumber(rules, circumstances);
  if (unknown !== undefined) {
    return {outcome: unknown, reason: 'unknown number'};
  }
  const [first] = outcomes;
  return first === undefined ? undefined : {outcome: first, reason: 'first example'};
}
