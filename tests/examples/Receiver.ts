import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';

/** A receiver of webhooks that runs, as a page prints it. */
export class Receiver {
  /** All that it has said. */
  public said = '';

  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string, undefined>;

  /**
   * @param command - what runs the program, and its file
   * @param folder - where the file is, and where the receiver keeps what it has to do
   */
  public constructor([runner, file]: readonly [string, string], folder: string, env: NodeJS.ProcessEnv) {
    const child = spawn(runner, [file], {cwd: folder, env: {...process.env, ...env}});
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.said += text.toString();
      });
    }
    this.#process = child;
    this.#lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  }

  /**
   * The next lines of its output.
   *
   * @throws if it ends before, with all that it has said
   */
  public async lines(count: number): Promise<string[]> {
    const lines: string[] = [];
    while (lines.length < count) {
      const {value} = await this.#lines.next();
      if (value === undefined) {
        throw new Error(`The receiver ended after ${lines.length} of ${count} lines. It said:\n${this.said}`);
      }
      lines.push(value);
    }
    return lines;
  }

  /** Stops it, as a reader does. */
  public async stop(): Promise<void> {
    if (this.#process.kill()) {
      await once(this.#process, 'exit');
    }
  }
}
