/**
 * Runs the code samples of every operation against the sandbox, as they are and with values that a reader has filled in: `npm run test:samples -- curl javascript python`; without names, every language that has a runtime here.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {compiledRuntimes} from './compiledRuntimes';
import {filledOperation} from './filledOperation';
import {runHostile} from './hostileRuns';
import {isThere, type Runtime} from './runtimes';
import {runSamples} from './runSamples';
import {startSampleServer} from './sampleServer';
import {scriptRuntimes} from './scriptRuntimes';

/** The languages in which the values that a reader fills in are run too: those of `npm test`. */
const filledLanguages: readonly string[] = ['curl', 'javascript', 'python'];

const runtimes: readonly Runtime[] = [...scriptRuntimes, ...compiledRuntimes];

function chosen(names: readonly string[]): Runtime[] {
  const unknown = names.filter((name) => !runtimes.some(({language}) => language === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no runtime for ${unknown.join(', ')}. Known: ${runtimes.map(({language}) => language).join(', ')}.`,
    );
  }
  return runtimes.filter(({language}) => names.length === 0 || names.includes(language));
}

function requireRuntimes(needed: readonly Runtime[]): void {
  const missing = needed.filter(({probe}) => !isThere(...probe));
  if (missing.length > 0) {
    throw new Error(
      `No runtime for: ${missing.map(({language}) => language).join(', ')}. Install them with "sudo apt-get install ${missing
        .map(({packages}) => packages)
        .join(' ')}".`,
    );
  }
}

async function main(): Promise<void> {
  const selected = chosen(process.argv.slice(2));
  requireRuntimes(selected);
  const server = await startSampleServer();
  const dir = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const {operations} = server;
    const filled = operations.flatMap((operation) => filledOperation(operation) ?? []);
    let [passed, failed] = [0, 0];
    const report: string[] = [];
    for (const runtime of selected) {
      const {language} = runtime;
      const label = sampleLanguages.find(({id}) => id === language)?.label ?? language;
      const batches = {
        examples: operations,
        ...(filledLanguages.includes(language) ? {'values filled in': filled} : {}),
      };
      for (const [name, batch] of Object.entries(batches)) {
        await server.begin(name === 'examples' ? [] : batch);
        const results = await runSamples(runtime, batch, server.exchanges, path.join(dir, `${language} ${name}`));
        const failures = results.filter(({error}) => error !== undefined);
        for (const {operation, error} of failures) {
          console.error(`${language}, ${name}: ${operation} ${error ?? ''}`);
        }
        const right = results.length - failures.length;
        report.push(`  ${label}, ${name}: ${right} of ${batch.length} sent what they have to send`);
        passed += right;
        failed += batch.length - right;
      }
    }
    for (const runtime of selected) {
      const {count, failures} = await runHostile(runtime, path.join(dir, `${runtime.language}-hostile`));
      for (const failure of failures) {
        console.error(`${runtime.language} ${failure}`);
      }
      report.push(`  ${runtime.language}: ${count - failures.length} of ${count} sent hostile values as they are`);
      passed += count - failures.length;
      failed += failures.length;
    }
    console.log(`Samples of ${operations.length} operations:\n${report.join('\n')}`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await server.close();
    await rm(dir, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
