/**
 * Runs the parts of the tests, and says at the end how long each took: `npm test`.
 * `--ci` adds what needs more programs and builds; names run only those parts (`npm test -- files browser`).
 */
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chosen, runMain} from '../program';
import {findChromium} from '../serving/findChromium';
import {ciParts, testParts, type Part} from './parts';
import {runPart, type PartResult} from './runPart';

const all = [...testParts, ...ciParts];

const help = `npm test [-- [--ci] [part ...]]

Without names: what a change can break, with nothing but Node.
${testParts.map(({name, holds}) => `  ${name.padEnd(10)} ${holds}`).join('\n')}

With --ci, these too; they need other programs, and a red part does not stop the others:
${ciParts.map(({name, holds}) => `  ${name.padEnd(10)} ${holds}`).join('\n')}`;

const printed = ({part: {name, holds}, output}: PartResult): string => `\n── ${name}: ${holds}\n${output.trimEnd()}`;

/**
 * Runs parts, two at a time: one that waits for a single process leaves the other processors idle. The site is built first,
 * what reads it follows one by one, and the other parts run beside them.
 *
 * @param stops - whether one that fails is the last
 */
async function runAll(parts: readonly Part[], stops: boolean): Promise<PartResult[]> {
  const root = path.resolve(__dirname, '../..');
  const results: PartResult[] = [];
  const ofSite = parts.filter(({name, readsBuild}) => name === 'build' || readsBuild);
  const others = parts.filter((part) => !ofSite.includes(part));
  const work = async (queue: Part[]): Promise<void> => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const result = await runPart(part, root);
      results.push(result);
      // What failed stands at the end, where one looks first, and where a log that was cut still has it.
      console.log(result.passed ? printed(result) : `\n── ${part.name}: FAILED, see below`);
      if (stops && !result.passed) {
        ofSite.length = 0;
        others.length = 0;
      }
    }
  };
  await Promise.all([work(ofSite).then(() => work(others)), work(others)]);
  return results;
}

/**
 * Prints the times of each part, in seconds, and what it holds.
 *
 * @param wall - time of the whole run, in which parts ran beside each other
 */
function printTimes(results: readonly PartResult[], wall: number): void {
  const processor = results.reduce((sum, result) => sum + result.processor, 0);
  const rows = results.map((result) => ({...result, ...result.part}));
  const all = {name: 'all', processor, wall, passed: true, holds: 'with all child processes'};
  const table = [...rows, all].map((row) => [
    row.name,
    {
      processor: Math.round(row.processor),
      wall: Math.round(row.wall),
      holds: row.passed ? row.holds : `FAILED: ${row.holds}`,
    },
  ]);
  console.table(Object.fromEntries(table));
}

/** What programs keep in the temp folder on purpose: caches, which the parts share, and what Chromium leaves when it is stopped. */
const ofOthers = /^(?:tsx-|jiti$|node-jiti$|node-compile-cache$|playwright-transform-cache-|\.?org\.chromium\.)/;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {ci: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const began = performance.now();
  const asked = chosen('part', positionals, positionals.length === 0 && !values.ci ? testParts : all);
  const chromium = findChromium();
  console.log(`Chromium: ${chromium?.executablePath ?? 'none starts here, so what needs it is skipped'}`);
  const parts = asked.filter(({needsChromium}) => chromium !== undefined || needsChromium === undefined);
  const skipped = asked.length - parts.length;
  const temporary = await mkdtemp(path.join(tmpdir(), 'tests-'));
  process.env.TMPDIR = temporary;
  const results = await runAll(parts, !values.ci);
  const leftovers = (await readdir(temporary)).filter((name) => !ofOthers.test(name));
  await rm(temporary, {recursive: true, force: true});
  const failed = results.filter(({passed}) => !passed);
  console.log(failed.map(printed).join('\n'));
  printTimes(results, (performance.now() - began) / 1000);
  console.log(`\nparts: ${results.length - failed.length} passed, ${failed.length} failed, ${skipped} skipped`);
  if (skipped > 0 && process.env.CI === 'true') {
    console.error('CI accepts no skipped part: install Chromium.');
  }
  if (leftovers.length > 0) {
    console.error(`A part leaves in the temp folder: ${leftovers.join(', ')}. Remove what it makes.`);
  }
  const isComplete = skipped === 0 || process.env.CI !== 'true';
  process.exitCode = failed.length === 0 && leftovers.length === 0 && isComplete ? 0 : 1;
}

runMain(main);
