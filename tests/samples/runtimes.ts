import {spawnSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
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
  /** What was done with the samples, where that is not to run them against the mock server. */
  verb?: string;
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

/** Runs each sample as a script of its own. */
function scripts(command: string, extension: string): Runtime['run'] {
  return async (samples, dir) => {
    await mkdir(dir, {recursive: true});
    const results: SampleResult[] = [];
    for (const {operation, code} of samples) {
      const file = path.join(dir, `${operation}.${extension}`);
      await writeFile(file, `${code}\n`);
      const error = execute(command, [file], dir);
      results.push({operation, ...(error === undefined ? {} : {error})});
    }
    return results;
  };
}

const python =
  process.env.PYTHON ??
  (execute('python3', ['-c', 'import requests'], '.') === undefined ? 'python3' : '/usr/bin/python3');

export const scriptRuntimes: readonly Runtime[] = [
  {language: 'curl', probe: ['curl', '--version'], packages: 'curl', run: scripts('bash', 'sh')},
  {language: 'javascript', probe: ['node', '--version'], packages: 'nodejs', run: scripts('node', 'mjs')},
  {
    language: 'python',
    probe: [python, '-c', 'import requests'],
    packages: 'python3-requests',
    run: scripts(python, 'py'),
  },
  {language: 'php', probe: ['php', '-r', 'curl_version();'], packages: 'php-cli php-curl', run: scripts('php', 'php')},
  {language: 'ruby', probe: ['ruby', '--version'], packages: 'ruby', run: scripts('ruby', 'rb')},
];
