import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {groupMemory} from './groupMemory';

/** A program and all that it starts. */
export interface ProcessGroup {
  /** Resolves when the program has ended. */
  readonly ended: Promise<Ended>;
  readonly hasEnded: () => boolean;
  /** Stops the program and all that it started; does nothing where it has ended. */
  readonly stop: () => Promise<void>;
}

export interface Ended {
  status: number | null;
  /** The end of what was printed, errors too. */
  output: string;
  /** Undefined on systems that do not tell. */
  peakBytes: number | undefined;
}

export interface ProgramOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const keptCharacters = 8000;
const memoryPeriod = 250;

const running = new Set<number>();

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

/** Stops at once whatever is running still, when the benchmark itself is stopped. */
export function killGroups(): void {
  for (const group of running) {
    signal(group, 'SIGKILL');
  }
}

/**
 * Starts a Node program in a process group of its own and watches its memory.
 *
 * @param file - the script
 * @throws if the program cannot be started
 */
export function startNode(file: string, args: readonly string[], {cwd, env}: ProgramOptions): ProcessGroup {
  const program = spawn(process.execPath, [file, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = program.pid;
  if (group === undefined) {
    throw new Error(`${file} could not be started in ${cwd}.`);
  }
  running.add(group);
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-keptCharacters);
    });
  }
  let peakBytes: number | undefined;
  const watch = setInterval(() => {
    const bytes = groupMemory(group);
    peakBytes = bytes === undefined ? undefined : Math.max(bytes, peakBytes ?? 0);
  }, memoryPeriod);
  // A helper that outlives the program would keep its output open, and "close" would not come.
  program.once('exit', () => {
    signal(group, 'SIGKILL');
  });
  const ended = once(program, 'close').then(([status]: (number | null)[]): Ended => {
    clearInterval(watch);
    running.delete(group);
    return {status: status ?? null, output, peakBytes};
  });
  return {
    ended,
    hasEnded: () => !running.has(group),
    stop: async () => {
      if (running.has(group)) {
        signal(group, 'SIGKILL');
        await ended;
      }
    },
  };
}
