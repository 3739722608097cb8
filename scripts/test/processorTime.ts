import {readdirSync, readFileSync} from 'node:fs';

/** Ticks of the clock in a second, in which Linux counts (`getconf CLK_TCK`). */
const ticks = 100;

interface ProcessStat {
  /** Number and start: numbers are used again. */
  key: string;
  pid: number;
  parent: number;
  seconds: number;
}

/** Reads `/proc/<pid>/stat`; undefined for a process that has ended meanwhile. */
function statOf(pid: string): ProcessStat | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    // ESRCH where it ends while it is read.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
  // The name, in brackets, may hold blanks: the fields are counted from its end (man 5 proc).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number) as [number, number, number];
  return {key: `${pid}:${fields[19] ?? ''}`, pid: Number(pid), parent, seconds: (user + system) / ticks};
}

/**
 * Counts the processor time of a process and of all that it starts, those included that nobody waits for, as the shell's
 * `time` does not: a browser's processes are ended all at once.
 *
 * @param root - number of the process
 * @returns a function that ends the counting and gives the seconds; 0 where there is no `/proc`
 */
export function countProcessorTime(root: number): () => number {
  if (process.platform !== 'linux') {
    return () => 0;
  }
  const seen = new Map<string, number>();
  const own = new Set<number>([root]);
  const look = (): void => {
    const stats = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
      .filter((stat) => stat !== undefined);
    const alive = new Set(stats.map(({pid}) => pid));
    // A process that ended gives its number back.
    own.forEach((pid) => !alive.has(pid) && own.delete(pid));
    // Parents have lower numbers than their children, until the numbers begin again.
    for (const {key, pid, parent, seconds} of stats.sort((a, b) => a.pid - b.pid)) {
      if (own.has(pid) || own.has(parent)) {
        own.add(pid);
        seen.set(key, seconds);
      }
    }
  };
  const timer = setInterval(look, 200);
  look();
  return () => {
    clearInterval(timer);
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}
