import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root, run} from './run';

/**
 * Tries the newest Docusaurus 3 in a copy of what is committed: types, unit tests, the build and its files.
 * `DOCUSAURUS_VERSION` names another version.
 *
 * @throws if anything breaks, which the commands print
 */
export function upgrade(): void {
  const copy = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, copy]);
    const {dependencies, devDependencies} = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const version = process.env.DOCUSAURUS_VERSION ?? '3';
    const packages = Object.keys({...dependencies, ...devDependencies})
      .filter((name) => name.startsWith('@docusaurus/'))
      .map((name) => `${name}@${version}`);
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', ...packages], {cwd: copy});
    run('npm', ['test', '--', 'lint', 'unit', 'build', 'files'], {cwd: copy});
  } finally {
    rmSync(copy, {recursive: true});
  }
}
