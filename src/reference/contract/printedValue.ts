/** A value as a request carries it, and as a table shows it: texts without quotes. */
export function printedValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
