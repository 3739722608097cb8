import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {Part} from './parts';

/** How a part went. */
export interface PartResult {
  part: Part;
  isRight: boolean;
  /** Processor time of all its processes, in seconds. */
  processor: number;
  /** Time that passed, in seconds. */
  passed: number;
  /** What it left in the folder for temporary files, which should be nothing. */
  leftovers: readonly string[];
}

/** Caches that programs keep there on purpose, for their next run. */
const cache = /^(?:tsx-|jiti$|node-jiti$|node-compile-cache$|playwright-transform-cache-)/;

/** Runs a command with its times of the processor, user and system, on the third file: a feature of the shell. */
const timed = 'TIMEFORMAT="%U %S"; exec 4>&2; { time "$@" 2>&4; } 2>&3';

/**
 * Runs a part in a folder for temporary files of its own.
 *
 * @returns how it went; a part that leaves a file there is not right
 */
export async function runPart(part: Part, root: string): Promise<PartResult> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'part-'));
  const began = performance.now();
  const command = ['npm', 'run', '--silent', part.script, ...(part.args === undefined ? [] : ['--', ...part.args])];
  const child = spawn('bash', ['-c', timed, 'bash', ...command], {
    cwd: root,
    env: {...process.env, TMPDIR: temporary},
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const [times, [status]] = (await Promise.all([text(child.stdio[3] as Readable), once(child, 'close')])) as [
    string,
    [number | null],
  ];
  const processor = times.trim().split(/\s+/).slice(-2).map(Number);
  const leftovers = (await readdir(temporary)).filter((name) => !cache.test(name));
  await rm(temporary, {recursive: true, force: true});
  return {
    part,
    isRight: status === 0 && leftovers.length === 0,
    processor: processor.reduce((sum, seconds) => sum + seconds, 0),
    passed: (performance.now() - began) / 1000,
    leftovers,
  };
}
