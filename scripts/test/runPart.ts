import {spawn} from 'node:child_process';
import {once} from 'node:events';
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
}

/** Runs a part. */
export async function runPart(part: Part, root: string): Promise<PartResult> {
  const began = performance.now();
  const [script, ...args] = part.command;
  const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    env: {...process.env, FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const processorTime = countProcessorTime(child.pid ?? 0);
  const [stdout, stderr, [status]] = (await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])) as [string, string, [number | null]];
  return {
    part,
    passed: status === 0,
    output: `${stdout}${stderr}`,
    processor: processorTime(),
    wall: (performance.now() - began) / 1000,
  };
}
