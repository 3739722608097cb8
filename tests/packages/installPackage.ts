import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Runs npm.
 *
 * @returns what it prints, and what it warns of
 * @throws if it fails
 */
export function npm(args: readonly string[], cwd: string): {stdout: string; stderr: string} {
  const {stdout, stderr, status} = spawnSync('npm', args, {cwd, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(stderr);
  }
  return {stdout, stderr};
}

/** Packs a built package and installs it in a folder, without a network. */
export function installPackage(dist: string, dir: string): void {
  const {stdout} = npm(['pack', '--json', '--pack-destination', dir], dist);
  const [{filename}] = JSON.parse(stdout) as [{filename: string}];
  npm(['install', '--offline', '--no-audit', '--no-fund', path.join(dir, filename)], dir);
}
