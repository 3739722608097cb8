/**
 * Measures the site, in copies of it in a temporary folder: its builds beside those of plain Docusaurus, its pages, what an
 * edit changes and how soon a saved page is seen. `npm run bench -- --help` says what can be left out.
 */
import {writeFile} from 'node:fs/promises';
import {cpus, loadavg, totalmem} from 'node:os';
import {builds} from './builds';
import {edit} from './edit';
import {readFlags, usage, type PartName} from './flags';
import {pages} from './pages';
import type {Part} from './Part';
import {killGroups} from './processGroup';
import {save} from './save';
import {openScratch} from './scratch';
import {formatTable} from './table';

const parts: Readonly<Record<PartName, Part>> = {builds, pages, edit, save};

/** What the numbers depend on beside the site. The load tells whether the machine had other work. */
const machine = () => ({
  node: process.version,
  processors: cpus().length,
  processor: cpus()[0]?.model,
  memoryBytes: totalmem(),
  load: loadavg()[0],
});

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags === undefined) {
    console.log(usage);
    return;
  }
  const scratch = await openScratch();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      killGroups();
      scratch.remove();
      process.exit(1);
    });
  }
  const numbers: Record<string, unknown> = {machine: machine()};
  const say = (text: string): void => {
    console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
  };
  try {
    for (const name of flags.parts) {
      const measured = await parts[name]({flags, scratch, say});
      numbers[name] = measured.numbers;
      console.log(`${measured.tables.map(formatTable).join('\n\n')}\n`);
    }
  } finally {
    scratch.remove();
  }
  if (flags.json !== undefined) {
    await writeFile(flags.json, `${JSON.stringify(numbers, undefined, 2)}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
