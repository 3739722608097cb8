import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';

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
    timeout: 300_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = (await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])) as [string, string, [number | null]];
  return {status, output: `${stdout}${stderr}`.trim()};
}

/** The program that runs whole programs, by the language of their samples. */
export const interpreters: Readonly<Record<string, string>> = {
  curl: 'bash',
  javascript: 'node',
  python: isThere('python3', '-c', 'import requests') ? 'python3' : '/usr/bin/python3',
};
