import {fork} from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of the build in a process of its own, so that the build goes on beside it on another processor.
 *
 * @param program - absolute path of a TypeScript file that calls {@link answerJob}
 * @param job - what it gets; it is sent as JSON
 * @returns what it answers
 * @throws if it ends without an answer; it has printed the reason
 */
export function runProgram<Answer>(program: string, job: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {execArgv: ['--import', 'tsx']});
    child.once('message', (answer) => {
      resolve(answer as Answer);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`${path.relative('', program)} ended with ${String(code)}. What it printed says why.`));
    });
    child.send(job);
  });
}

/** What a program that {@link runProgram} starts does with its job. */
export function answerJob(work: (job: never) => Promise<unknown>): void {
  // The build was killed, or has its answer.
  process.once('disconnect', () => process.exit());
  process.once('message', (job) => {
    work(job as never).then(
      (answer) => {
        process.send?.(answer);
        process.disconnect();
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  });
}
