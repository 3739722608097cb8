import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {onTestFinished} from 'vitest';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import type {Case} from './cases';

/** The folder of the examples. */
export const examples = path.resolve(__dirname, '../../examples');

/** Variables that some examples read beside the address and the account token: what the sandbox has from the beginning. */
const environment = {
  ZELF_TOKEN: 'sandbox.zelfAccountToken.1',
  PROJECT_ID: '6512a0b4c3d2e1f0a9b8c702',
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
  {args = [], input = ''}: Case,
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
