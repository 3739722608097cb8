import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {html, sitePaths} from './pages';

/** How many pages are drawn. */
const size = 30;

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'}).trim();

/** Files of pages that the last commits changed; a clone may be shallow. */
function changedFiles(): string[] {
  const base = git('rev-list', '--max-count=10', 'HEAD').split('\n').at(-1) ?? 'HEAD';
  return git('diff', '--name-only', base, 'HEAD', '--', 'docs', 'docs-es', 'blog').split('\n').filter(Boolean);
}

/**
 * Pages for checks that are too slow for all: a draw by the hash of the commit, so that a run can be repeated and in time
 * every page is drawn, and some whose sources the last ten commits changed. The link that edits a page names its source.
 */
export function drawnPaths(): string[] {
  const commit = git('rev-parse', 'HEAD');
  const rank = (path: string): string => createHash('sha1').update(`${commit} ${path}`).digest('hex');
  const all = sitePaths().sort((a, b) => rank(a).localeCompare(rank(b)));
  const changed = changedFiles().map((file) => `/${file}`);
  const touched = changed.length === 0 ? [] : all.filter((path) => changed.some((file) => html(path).includes(file)));
  return [...new Set([...all.slice(0, size), ...touched.slice(0, size / 3)])];
}
