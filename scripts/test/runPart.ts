import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {Part} from './parts';
import {countProcessorTime} from './processorTime';

/** How a part went. */
export interface PartResult {
  part: Part;
  passed: boolean;
  output: string;
  /** Processor time of all its processes, in seconds. */
  processor: number;
  /** Time that went by, in seconds. */
  wall: number;
  /** What it left in the folder for temporary files, which should be nothing. */
  leftovers: readonly string[];
}

/**
 * What is not ours to remove: caches that programs keep there on purpose, for their next run, and folders that Chromium leaves
 * now and then when it is stopped.
 */
const ofOthers = /^(?:tsx-|jiti$|node-jiti$|node-compile-cache$|playwright-transform-cache-|\.?org\.chromium\.)/;

/**
 * Runs a part in a folder for temporary files of its own.
 *
 * @returns how it went; a part that leaves a file there has not passed
 */
export async function runPart(part: Part, root: string): Promise<PartResult> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'part-'));
  const began = performance.now();
  const [script, ...args] = part.command;
  const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    env: {...process.env, TMPDIR: temporary, FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const processorTime = countProcessorTime(child.pid ?? 0);
  const [stdout, stderr, [status]] = (await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])) as [string, string, [number | null]];
  const leftovers = (await readdir(temporary)).filter((name) => !ofOthers.test(name));
  await rm(temporary, {recursive: true, force: true});
  return {
    part,
    passed: status === 0 && leftovers.length === 0,
    output: `${stdout}${stderr}`,
    processor: processorTime(),
    wall: (performance.now() - began) / 1000,
    leftovers,
  };
}
