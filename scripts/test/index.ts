/**
 * Runs the parts of the tests one after the other, stops at the first that fails, and says how long each took: `npm test`.
 * `--ci` adds what needs more programs and more builds, and goes on after a failure, so that one run tells of all; names of
 * scripts run only those (`npm test -- typecheck check`).
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findChromium} from '../serving/findChromium';
import {ciParts, testParts, type Part} from './parts';
import {runPart, type PartResult} from './runPart';

/**
 * The parts that were asked for.
 *
 * @throws if a name is that of no part
 */
function chosenParts(names: readonly string[], isCi: boolean): readonly Part[] {
  const all = [...testParts, ...ciParts];
  const unknown = names.find((name) => !all.some(({script}) => script === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part "${unknown}". There are: ${[...new Set(all.map(({script}) => script))].join(', ')}.`,
    );
  }
  if (names.length > 0) {
    return all.filter(({script}) => names.includes(script));
  }
  return isCi ? all : testParts;
}

const nameOf = ({script, args = []}: Part): string => [script, ...args].join(' ');
const seconds = (value: number): string => `${value.toFixed(0)} s`.padStart(7);

/** The table at the end: what ran, what it holds, and its times. */
function timesTable(results: readonly PartResult[]): string {
  const width = Math.max(...results.map(({part}) => nameOf(part).length));
  const line = (name: string, processor: number, passed: number, holds: string): string =>
    `  ${name.padEnd(width)}${seconds(processor)}${seconds(passed)}  ${holds}`.trimEnd();
  const sum = (key: 'processor' | 'passed'): number => results.reduce((total, result) => total + result[key], 0);
  return [
    `  ${'part'.padEnd(width)}  proc.   passed  what it holds`,
    ...results.map(({part, processor, passed, isRight}) =>
      line(nameOf(part), processor, passed, isRight ? part.holds : `FAILED: ${part.holds}`),
    ),
    line('all', sum('processor'), sum('passed'), ''),
  ].join('\n');
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {ci: {type: 'boolean'}}, allowPositionals: true});
  const root = path.resolve(__dirname, '../..');
  const parts = chosenParts(positionals, values.ci === true);
  console.log(`Chromium: ${findChromium()}`);
  const results: PartResult[] = [];
  for (const part of parts) {
    console.log(`\n── ${nameOf(part)}: ${part.holds}`);
    const result = await runPart(part, root);
    results.push(result);
    if (result.leftovers.length > 0) {
      console.error(`${nameOf(part)} leaves in the temp folder: ${result.leftovers.join(', ')}. Remove what it makes.`);
    }
    if (!result.isRight && values.ci !== true) {
      break;
    }
  }
  const failed = results.filter(({isRight}) => !isRight).length;
  console.log(`\n${timesTable(results)}\n\nparts: ${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
