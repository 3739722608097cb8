/** `x-sandbox` of an operation: the values that the provider's Sandbox mode answers in a known way. */
export interface TestValues {
  /** Name of the parameter, or dotted path into the body (`body.phone`), whose value decides. */
  field: string;
  /** Other values that the request then needs, by the same names. */
  with?: Readonly<Record<string, unknown>>;
  /** Names of answers by value; `/…/` is a pattern. */
  outcomes: Readonly<Record<string, string>>;
}

const pattern = /^\/(.+)\/$/s;

/** Whether a key of `outcomes` stands for all values that it matches, and not for itself. */
export const isPattern = (key: string): boolean => pattern.test(key);

/** Whether a key of `outcomes` stands for a value. */
function fits(key: string, value: string): boolean {
  const source = pattern.exec(key)?.[1];
  return source === undefined ? key === value : new RegExp(source).test(value);
}

/**
 * The name of the answer that the contract gives for what was sent; a value that is written out goes before a pattern.
 *
 * @param values - parameters by name, fields of the body by dotted path
 * @returns undefined where no key of `outcomes` fits
 */
export function matchesTestValue(
  {field, outcomes}: TestValues,
  values: ReadonlyMap<string, unknown>,
): string | undefined {
  const sent = values.get(field);
  if (typeof sent !== 'string' && typeof sent !== 'number') {
    return undefined;
  }
  const value = String(sent);
  const key = Object.hasOwn(outcomes, value) ? value : Object.keys(outcomes).find((other) => fits(other, value));
  return key === undefined ? undefined : outcomes[key];
}
