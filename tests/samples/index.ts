/**
 * Runs the code samples of every operation against a mock server made from the contract, as they are and with values that a
 * reader has filled in: `npm run test:samples -- curl javascript python`; without names, every language that has a runtime here.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {ContractFiles} from '../../src/reference/contract/ContractFiles';
import {loadContract} from '../../src/reference/contract/loadContract';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {compiledRuntimes} from './compiledRuntimes';
import {filledOperation} from './filledOperation';
import {freePort} from '../../scripts/serving/freePort';
import {runHostile} from './hostileRuns';
import {startMockServer} from './mockServer';
import {execute, type Runtime, type SampleFile} from './runtimes';
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
  const missing = needed.filter(({probe: [command, ...args]}) => execute(command, args, '.') !== undefined);
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
  const port = await freePort();
  const server = await startMockServer(port);
  const dir = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const {operations} = (
      await loadContract({
        files: new ContractFiles(path.resolve(__dirname, '../../openapi')),
        servers: {verificationApi: server.url, zelfProofApi: server.url},
        // The part "check" has checked it.
        isChecked: false,
      })
    ).in[defaultLocale];
    // The mock server takes any token; each kind has a variable of its own.
    for (const {token} of operations.values()) {
      if (token !== undefined) {
        process.env[token.variable] = 'example.access.token';
      }
    }
    const samples = [...operations.values()].flatMap((operation) => {
      const filled = filledOperation(operation);
      return [
        ...operationSamples(operation).map((sample) => ({...sample, operation: operation.id})),
        ...(filled === undefined
          ? []
          : operationSamples(filled)
              .filter(({language}) => filledLanguages.includes(language))
              .map((sample) => ({...sample, operation: `${operation.id}-filled`}))),
      ];
    });
    let [passed, failed] = [0, 0];
    const report: string[] = [];
    for (const {language, run} of selected) {
      const files: SampleFile[] = samples.filter((sample) => sample.language === language);
      const results = await run(files, path.join(dir, language));
      const failures = results.filter(({error}) => error !== undefined);
      for (const {operation, error} of failures) {
        console.error(`${language} ${operation}: ${error ?? ''}`);
      }
      const label = sampleLanguages.find(({id}) => id === language)?.label ?? language;
      const right = results.length - failures.length;
      report.push(`  ${label}: ${right} of ${files.length} ran and were accepted by the mock server`);
      passed += right;
      failed += files.length - right;
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
    console.log(
      `Samples of ${operations.size} operations, with examples and with values filled in:\n${report.join('\n')}`,
    );
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
    await rm(dir, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
