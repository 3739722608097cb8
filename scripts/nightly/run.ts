import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/**
 * Runs a command in the folder of the site.
 *
 * @throws if it ends with an error, which it has printed
 */
export function run(command: string, args: readonly string[], {cwd = root, env = {}} = {}): void {
  const {status} = spawnSync(command, args, {cwd, env: {...process.env, ...env}, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error(`${[command, ...args].join(' ')} ended with ${status ?? 'a signal'}.`);
  }
}

/**
 * Runs a command that asks a server of this process, which goes on meanwhile.
 *
 * @throws if it ends with an error, which it has printed
 */
export async function runBeside(command: string, args: readonly string[], env: object = {}): Promise<void> {
  const child = spawn(command, args, {cwd: root, env: {...process.env, ...env}, stdio: 'inherit'});
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) {
    throw new Error(`${[command, ...args].join(' ')} ended with ${status ?? 'a signal'}.`);
  }
}
