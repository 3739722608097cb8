import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** The group of a process, from its `/proc/<pid>/stat`. The name of the program, in brackets, may hold blanks and brackets. */
export function groupOf(stat: string): number {
  const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(group);
}

/** The resident kilobytes of a process, from its `/proc/<pid>/status`; a process that is ending has none. */
export function residentKilobytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

/** A file of `/proc`; undefined where the process has ended meanwhile. */
function readProcess(pid: string, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') {
      return undefined;
    }
    throw error;
  }
}

/**
 * The memory that the processes of a group hold now. What several of them share counts in each.
 *
 * @param group - id of the group, which is that of its first process
 * @returns bytes; undefined where there is no `/proc`
 */
export function groupMemory(group: number): number | undefined {
  if (!existsSync('/proc/self/status')) {
    return undefined;
  }
  const members = readdirSync('/proc').filter((name) => {
    const stat = /^\d+$/.test(name) ? readProcess(name, 'stat') : undefined;
    return stat !== undefined && groupOf(stat) === group;
  });
  return members.reduce((sum, pid) => sum + residentKilobytes(readProcess(pid, 'status') ?? '') * 1024, 0);
}
