import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

export interface Ended {
  code: number | null;
  /** What it printed about errors and warnings. */
  said: string;
}

const endWithParent = pathToFileURL(path.join(__dirname, 'endWithParent.mjs')).href;

/**
 * Runs a program with Node.js, and keeps what it says on the error output. It ends when this one does.
 *
 * @param args - of Node.js: the program's file, and what it gets
 * @param cwd - the folder in which it runs
 */
export async function runChild(args: readonly string[], cwd: string): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, said};
}
