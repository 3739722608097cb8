/** A copy of a record without some of its fields. */
export const without = (
  record: Readonly<Record<string, unknown>>,
  ...names: readonly string[]
): Record<string, unknown> => Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
