import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, onTestFinished} from 'vitest';
import type {RunningSandbox, SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {freePort} from '../support/freePort';
import {environment, examples} from './runExample';

/** A request of the receiver, and how all events that were sent before its answer had been answered. */
interface Asked extends SandboxExchange {
  events: (number | null)[];
}

/** A receiver of webhooks in a folder of its own, and a sandbox that sends its events to it. */
export class ReceiverSetup {
  public readonly asked: Asked[] = [];
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  public sandbox!: RunningSandbox;
  /** All that the receiver has said since its last start. */
  public said = '';
  public url = '';

  #process!: ChildProcess;
  #lines!: AsyncIterator<string, undefined>;
  #environment: NodeJS.ProcessEnv = {};

  /** @param command - what runs the program, and its file below `examples` */
  public constructor(private readonly command: readonly [string, string]) {
    onTestFinished(() => {
      rmSync(this.folder, {recursive: true});
    });
  }

  public async start(): Promise<void> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}/webhooks/${environment.WEBHOOK_SECRET}`;
    ({sandbox: this.sandbox} = await testSandbox({
      forwardTo: this.url,
      // The events are waited for: one that is answered after the work is not answered within the time limit.
      onRequest: async (exchange) => {
        const events = await this.sandbox.events();
        this.asked.push({...exchange, events: events.map(({status}) => status)});
      },
    }));
    onTestFinished(() => this.sandbox.close());
    const {url, token} = this.sandbox;
    this.#environment = {...process.env, ...environment, API_URL: url, API_TOKEN: token, PORT: `${port}`};
    await this.restart();
  }

  public async restart(): Promise<void> {
    const [runner, file] = this.command;
    const child = spawn(runner, [path.join(examples, file)], {cwd: this.folder, env: this.#environment});
    onTestFinished(() => {
      child.kill();
    });
    this.said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.said += text.toString();
      });
    }
    this.#process = child;
    this.#lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    expect(await this.lines(1)).toEqual([`Listening on ${new URL(this.url).host}`]);
  }

  public async stop(): Promise<void> {
    this.#process.kill();
    await once(this.#process, 'exit');
  }

  /** The next lines that the receiver prints. @throws if it ends before, with all that it has said */
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

  /** Tells the sandbox to do something: `trigger` an event, or `complete` a registration as people do. */
  public async tell(name: 'trigger' | 'complete', body: object): Promise<void> {
    expect(await this.post(JSON.stringify(body), `${this.sandbox.url}/_sandbox/${name}`)).toBe(200);
  }

  public async post(body: string, url = this.url): Promise<number> {
    return (await fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body})).status;
  }

  /** What waits for the worker. */
  public readonly notes = (): string[] => readdirSync(path.join(this.folder, 'inbox'));

  public async settled(): Promise<void> {
    await expect.poll(this.notes, {timeout: 30_000}).toEqual([]);
  }
}
