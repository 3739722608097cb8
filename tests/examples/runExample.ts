import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {onTestFinished} from 'vitest';
import {parse} from 'yaml';
import type {RunningSandbox} from '../../packages/sandbox/src/public';

/** A Python that has the library of the samples. */
export const python = spawnSync('python3', ['-c', 'import requests']).status === 0 ? 'python3' : '/usr/bin/python3';

/** The languages of the examples: name, ending of the files, and what runs them. */
export const languages = [
  ['JavaScript', 'mjs', process.execPath],
  ['Python', 'py', python],
] as const;

/** How a run ends. */
interface End {
  /** All that is printed, without the end of the last line. */
  output: string;
  status: 0 | 1 | 2;
}

/** A run of an example against the sandbox, in each language. */
export interface Case extends End {
  /** Folder below `examples`, and name of the programs in it. */
  example: string;
  /** What the run shows. */
  title: string;
  /** What follows the program's name on the command line. */
  args?: readonly string[];
  /** What a person types. */
  input?: string;
  /** Files in the folder in which it runs, by their names. */
  files?: Readonly<Record<string, string>>;
  /** Answers that the sandbox gives in place of its own: `operationId`, name of the answer, fields that differ. */
  next?: readonly (readonly [string, string, Readonly<Record<string, unknown>>?])[];
  /** Records that the sandbox begins with, by the path of their collection. */
  records?: Readonly<Record<string, readonly (Record<string, unknown> & {_id: string})[]>>;
  /** Files that it writes and that only their owner can open: their text, or a pattern between slashes. */
  leaves?: Readonly<Record<string, string>>;
  /** How a second run in the same folder ends. */
  again?: End;
}

const table = parse(readFileSync(path.join(__dirname, 'cases.yaml'), 'utf8')) as Record<
  string,
  Omit<Case, 'example'>[]
>;

/** All rows of `cases.yaml`. */
export const cases: readonly Case[] = Object.entries(table).flatMap(([example, rows]) =>
  rows.map((row) => ({example, ...row})),
);

/** The folder of the examples. */
export const examples = path.resolve(__dirname, '../../examples');

/** Variables that some examples read beside the address and the account token: what the sandbox has from the beginning. */
export const environment = {
  ZELF_TOKEN: 'sandbox.zelfAccountToken.1',
  FLOW_ID: '6512a0b4c3d2e1f0a9b8c703',
  WEBHOOK_SECRET: 'only-for-a-try',
};

/** Prepares the sandbox and a new folder for a run. @returns the folder, which is removed when the test ends */
export async function prepare(sandbox: RunningSandbox, {next = [], records = {}, files = {}}: Case): Promise<string> {
  await sandbox.reset();
  await sandbox.change({credits: 1000, records});
  for (const [operationId, answer, set] of next) {
    await sandbox.next(operationId, answer, 1, set);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/**
 * Runs an example to its end.
 *
 * @param program - what runs it, and its file below `examples`
 * @param folder - in which it runs
 * @param url - of the sandbox, or of a proxy before it
 * @returns what it reports, then why it stopped, without the end of the last line
 */
export async function run(
  [runner, file]: readonly [string, string],
  folder: string,
  {url, token}: Pick<RunningSandbox, 'url' | 'token'>,
  {args = [], input = ''}: Pick<Case, 'args' | 'input'>,
) {
  const child = spawn(runner, [path.join(examples, file), ...args], {
    cwd: folder,
    // Node would read the certificates in each run.
    env: {
      ...process.env,
      ...environment,
      API_URL: url,
      API_TOKEN: token,
      NO_COLOR: '1',
      NODE_EXTRA_CA_CERTS: undefined,
    },
  });
  child.stdin.end(input);
  const [out, err, [status]] = (await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])) as [
    string,
    string,
    [number | null],
  ];
  return {status, output: `${out}${err}`.trimEnd()};
}
