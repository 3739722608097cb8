import {execFileSync} from 'node:child_process';

/** The day on which each file was last changed, as `2025-11-03`, by its path below the folder. */
export type LastUpdates = ReadonlyMap<string, string>;

/**
 * Reads the output of `git log --format=@%cs --name-only`, whose commits come from the newest to the oldest.
 *
 * @param log - for each commit a line with its day, then a line for each file
 */
export function parseLog(log: string): LastUpdates {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) {
      day = line.slice(1);
    } else if (line !== '' && !days.has(line)) {
      days.set(line, day);
    }
  }
  return days;
}

/**
 * Asks git for the last change of every file, in one go: Docusaurus would ask once for each page.
 *
 * @param dir - the site's folder
 * @returns undefined where there is no history, or a shallow one, in which every day would be that of the last commit
 */
export function lastUpdates(dir: string): LastUpdates | undefined {
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...parameters], {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return undefined;
    }
  } catch {
    // No git, or a folder outside of a repository, such as an unpacked archive: pages then name no day.
    return undefined;
  }
  return parseLog(git('log', '--format=@%cs', '--name-only', '--relative', '--', '.'));
}
