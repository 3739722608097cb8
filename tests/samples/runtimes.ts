import {spawnSync} from 'node:child_process';
import type {SampleLanguageId} from '../../src/reference/samples/languages';

/** A sample as a file to run. */
export interface SampleFile {
  operation: string;
  code: string;
}

/** What came of running a sample; `error` says why it failed. */
export interface SampleResult {
  operation: string;
  error?: string;
}

export interface Runtime {
  language: SampleLanguageId;
  /** Program that has to be there, with arguments that only ask whether it is. */
  probe: readonly [string, ...string[]];
  /** Debian packages that bring it. */
  packages: string;
  /** Runs samples in a folder of their own. */
  run: (samples: readonly SampleFile[], dir: string) => Promise<SampleResult[]>;
}

const timeout = 300_000;

/** Runs one command; a status other than 0 is an error with what the command said. */
export function execute(command: string, args: readonly string[], cwd: string): string | undefined {
  const {status, stdout, stderr, error} = spawnSync(command, args, {cwd, env: process.env, timeout, encoding: 'utf8'});
  if (error !== undefined) {
    return error.message;
  }
  return status === 0 ? undefined : `status ${status ?? 'none'}: ${`${stdout}\n${stderr}`.trim().slice(0, 1500)}`;
}
