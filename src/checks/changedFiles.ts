import {execFileSync} from 'node:child_process';

/**
 * Files that say what is right, or how it is checked: after a change in one of them every page may be wrong. What else
 * stands in `config/` is looked at by checks that are quick enough to look at all of it.
 */
const everything =
  /^(?:config\/.*\.ts|config\/(?:spelling\/.*|voice\.yaml)|src\/.*|GLOSSARY\.md|cspell\.config\.yaml|package-lock\.json)$/;

/** What changed since the last commit. */
export interface Changes {
  /** Files that were changed, added or removed; undefined where all have to be looked at. */
  files: ReadonlySet<string> | undefined;
  /** Why all have to be. */
  reason?: string;
}

/** Whether a change in a file concerns every page. */
export const concernsAll = (file: string): boolean => everything.test(file) && !file.endsWith('.test.ts');

/**
 * Asks git what changed since the last commit, whether it is staged or not.
 *
 * @param root - the site's folder
 */
export function changedFiles(root: string): Changes {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...args], {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  try {
    if (git('rev-parse', '--show-prefix').trim() !== '') {
      return {files: undefined, reason: 'This folder is part of another repository'};
    }
  } catch {
    return {files: undefined, reason: 'There is no git history to say what changed'};
  }
  // Each entry is two letters, a blank and the path; without renames none has a second path.
  const entries = git('-c', 'status.renames=false', 'status', '--porcelain=v1', '-z', '--untracked-files=all').split(
    '\0',
  );
  const files = entries.map((entry) => entry.slice(3)).filter((file) => file !== '');
  const wide = files.find(concernsAll);
  return wide === undefined ? {files: new Set(files)} : {files: undefined, reason: `${wide} has changed`};
}
