import type {ChildProcess} from 'node:child_process';

/**
 * Starts a program of which at most one runs. It is started again on request; requests that come while the old one still ends
 * are one request, so that two never write the same files.
 *
 * @param start - starts the program
 * @param onExit - called when it has ended by itself
 */
export function restartable(start: (isAgain: boolean) => ChildProcess, onExit: (code: number | null) => void) {
  let isEnding = false;
  const run = (isAgain: boolean): ChildProcess =>
    start(isAgain).once('exit', (code) => {
      if (isEnding) {
        isEnding = false;
        child = run(true);
      } else {
        onExit(code);
      }
    });
  let child = run(false);
  return {
    restart: (): void => {
      if (!isEnding) {
        isEnding = true;
        child.kill();
      }
    },
    /** Ends the program for good. */
    stop: (signal: NodeJS.Signals): void => {
      isEnding = false;
      child.kill(signal);
    },
  };
}
