import {spawnSync} from 'node:child_process';

/**
 * Makes sure that a program is there. Its package has its name in Debian.
 *
 * @throws with the one command that installs it, if it is not
 */
export function requireProgram(name: string): void {
  if (spawnSync(name, ['--version']).error !== undefined) {
    throw new Error(`This part of the benchmark needs ${name}: sudo apt-get install ${name}`);
  }
}
