import {execFile} from 'node:child_process';
import type {Answers} from '../../scripts/new/questions';

export interface Run {
  status: number | null;
  /** What was printed, errors too. */
  output: string;
}

/** Runs a program of `scripts/` in a copy of the site, with nobody to answer questions. */
export function runScript(site: string, script: string, args: readonly string[] = []): Promise<Run> {
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'};
  return new Promise((resolve) => {
    const program = execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}`, ...args],
      {cwd: site, env, maxBuffer: 64 * 2 ** 20, timeout: 300_000},
      (_error, stdout, stderr) => {
        resolve({status: program.exitCode, output: `${stdout}${stderr}`});
      },
    );
    program.stdin?.end();
  });
}

/** Runs `npm run new` by flags. */
export function runNew(site: string, answers: Answers): Promise<Run> {
  const args = Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
  return runScript(site, 'new.ts', args);
}
