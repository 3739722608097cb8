/**
 * The middle of the values; of an even number, the mean of the two in the middle.
 *
 * @throws if there is no value
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lower === undefined || upper === undefined) {
    throw new Error('median: there are no values. Measure at least once.');
  }
  return (lower + upper) / 2;
}
