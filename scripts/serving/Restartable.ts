import type {ChildProcess} from 'node:child_process';

/**
 * A program of which at most one runs. It is started again on request; requests that come while the old one still ends are
 * one request, so that two never write the same files.
 */
export class Restartable {
  #child: ChildProcess;

  #isEnding = false;

  /**
   * @param start - starts the program
   * @param onExit - called when it has ended by itself
   */
  constructor(
    private readonly start: (isAgain: boolean) => ChildProcess,
    private readonly onExit: (code: number | null) => void,
  ) {
    this.#child = this.#run(false);
  }

  #run(isAgain: boolean): ChildProcess {
    const child = this.start(isAgain);
    child.once('exit', (code) => {
      if (this.#isEnding) {
        this.#isEnding = false;
        this.#child = this.#run(true);
      } else {
        this.onExit(code);
      }
    });
    return child;
  }

  /** Ends the program and starts it anew. */
  restart(): void {
    if (!this.#isEnding) {
      this.#isEnding = true;
      this.#child.kill();
    }
  }

  /** Ends the program for good. */
  stop(signal: NodeJS.Signals): void {
    this.#isEnding = false;
    this.#child.kill(signal);
  }
}
