import type {PartResult} from './runPart';

const seconds = (value: number): string => `${value.toFixed(0)} s`.padStart(8);

/**
 * The table at the end of a run: each part, its times, and what it holds.
 *
 * @param wall - time of the whole run, in seconds, in which parts ran beside each other
 */
export function resultsTable(results: readonly PartResult[], wall: number): string {
  const width = Math.max(...results.map(({part}) => part.name.length), 'part'.length);
  const line = (name: string, processor: number, time: number, holds: string): string =>
    `  ${name.padEnd(width)}${seconds(processor)}${seconds(time)}  ${holds}`.trimEnd();
  return [
    `  ${'part'.padEnd(width)}   proc.    wall  what it holds`,
    ...results.map((result) =>
      line(
        result.part.name,
        result.processor,
        result.wall,
        result.passed ? result.part.holds : `FAILED: ${result.part.holds}`,
      ),
    ),
    line(
      'all',
      results.reduce((sum, {processor}) => sum + processor, 0),
      wall,
      'with all child processes',
    ),
  ].join('\n');
}
