import {accessSync, constants} from 'node:fs';
import path from 'node:path';

// The one without windows, which Debian packages apart, starts faster and needs less memory.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, else one on the system's path.
 *
 * @throws with the one command that installs it, if there is none
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) {
      return named;
    }
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no program there.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
  if (found === undefined) {
    throw new Error(
      'The tests need Chromium and found none. Install it with "sudo apt-get install chromium", or set CHROMIUM_PATH to an existing one.',
    );
  }
  return found;
}
