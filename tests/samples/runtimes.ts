import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
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

/** What came of running a command. */
export interface Run {
  status: number | null;
  /** All that it said. */
  output: string;
}

/** Whether a command is there: it runs without an error. */
export const isThere = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** Runs a command beside the servers of this process, which have to answer it. */
export async function run(command: string, args: readonly string[], cwd: string, env: object = {}): Promise<Run> {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    timeout,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = (await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])) as [string, string, [number | null]];
  return {status, output: `${stdout}${stderr}`.trim()};
}

/** Runs a command; a status other than 0 is an error with what the command said. */
export async function execute(command: string, args: readonly string[], cwd: string): Promise<string | undefined> {
  const {status, output} = await run(command, args, cwd);
  return status === 0 ? undefined : `status ${status ?? 'none'}: ${output.slice(0, 1500)}`;
}
