import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {brand} from '../../config/brand';
import {localeCodes, locales} from '../../config/locales';
import {readCommand} from '../../packages/sandbox/src/cli/options';
import {remoteCommands} from '../../packages/sandbox/src/cli/remote';
import type {RunningSandbox, SandboxExchange, SandboxSeed} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {freePort} from '../support/freePort';
import {fillBrand} from '../../src/content/remark/brand/fillBrand';
import {testedLanguages} from '../support/testedLanguages';
import {printedBlocks, type Block} from './programs';
import {Receiver} from './Receiver';

const runners = {javascript: [process.execPath, 'receive.mjs'], python: ['python3', 'receive.py']} as const;
const secret = 'a-path-that-nobody-knows';
const record = '690a1f35c2d4e8b7a1f05c01';

/** A request of the receiver, and how all events that were sent before its answer had been answered. */
interface Asked extends SandboxExchange {
  events: (number | null)[];
}

/** What a block has a reader do with the sandbox: change its state, then give commands. */
interface Play {
  state: SandboxSeed;
  commands: string[][];
}

const plays = (blocks: readonly Block[]): Play[] =>
  blocks
    .map(({code}) => ({
      state: JSON.parse(/_sandbox\/state" --data '([^']+)'/.exec(code)?.[1] ?? '{}') as SandboxSeed,
      commands: [...code.matchAll(/^npx @\{product\}\/sandbox (.+)$/gm)].map(([, args = '']) => args.split(' ')),
    }))
    .filter(({commands}) => commands.length > 0);

/** Starts the sandbox by the command of the page, with another port and path, and notes what is asked of it. */
async function startSandbox(args: readonly string[] = [], port: number): Promise<[RunningSandbox, Asked[]]> {
  const typed = args.map((arg) =>
    arg.replaceAll('"', '').replace('$WEBHOOK_SECRET', secret).replace('3000', `${port}`),
  );
  const asked: Asked[] = [];
  const {sandbox} = await testSandbox({
    forwardTo: readCommand(typed, {}).options.forwardTo ?? '',
    // The events are waited for: one that is answered after the work is not answered within the time limit.
    onRequest: async (exchange) => {
      const events = await sandbox.events();
      asked.push({...exchange, events: events.map(({status}) => status)});
    },
  });
  onTestFinished(() => sandbox.close());
  return [sandbox, asked];
}

async function follow(sandbox: RunningSandbox, {state, commands}: Play): Promise<void> {
  await sandbox.change(state);
  for (const args of commands) {
    const command = readCommand(args, {SANDBOX_PORT: new URL(sandbox.url).port});
    await remoteCommands[command.name]?.(command);
  }
}

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
}

describe.each(localeCodes)('the receiver of webhooks in %s', (locale) => {
  const file = path.join(locales[locale].docsPath, 'resources/webhook-integration.mdx');
  const blocks = printedBlocks(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), file);
  const printed = blocks.find(({language}) => language === 'text')?.code.trimEnd() ?? '';
  const [start, untrue, twice, expired] = plays(blocks) as [Play, Play, Play, Play];

  const tested = Object.entries(runners).filter(([language]) => testedLanguages.includes(language));
  it.each(tested)('answers, asks the API, and works once (%s)', async (_language, [runner, name]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
    onTestFinished(() => {
      rmSync(folder, {recursive: true});
    });
    writeFileSync(path.join(folder, name), fillBrand(blocks.find(({title}) => title === name)?.code ?? '', brand));
    const port = await freePort();
    const [sandbox, asked] = await startSandbox(start.commands[0], port);
    const startReceiver = (): Receiver => {
      const env = {
        API_URL: sandbox.url,
        API_TOKEN: sandbox.token,
        WEBHOOK_SECRET: secret,
        PORT: `${port}`,
        PAUSE: '0.1',
      };
      const receiver = new Receiver([runner, name], folder, env);
      onTestFinished(() => receiver.stop());
      return receiver;
    };
    const notes = (): string[] => readdirSync(path.join(folder, 'inbox'));

    const first = startReceiver();
    const lines = await first.lines(1);
    await follow(sandbox, untrue);
    lines.push(...(await first.lines(1)));
    const stranger = await fetch(`http://127.0.0.1:${port}/webhooks/wrong`, {
      method: 'POST',
      body: `{"object": {"_id": "${record}"}}`,
    });
    await follow(sandbox, twice);
    lines.push(...(await first.lines(2)));
    await expect.poll(notes, {timeout: 20_000}).toEqual([]);
    await first.stop();
    expect(stranger.status).toBe(404);
    expect(lines.join('\n').replace(`:${port}`, ':3000')).toBe(printed);

    // Started again, it knows what is done; where the token has expired, it asks again.
    const second = startReceiver();
    await second.lines(1);
    await follow(sandbox, expired);
    expect(await second.lines(1)).toEqual(lines.slice(-1));
    await expect.poll(notes, {timeout: 20_000}).toEqual([]);
    expect(second.said).toContain('403');

    expect(asked.map(({method, target, answer}) => [method, target, answer.status])).toEqual(
      [200, 200, 200, 403, 200].map((status) => ['GET', `/v2/app-registrations/${record}`, status]),
    );
    expect(new Set(asked.flatMap(({events}) => events))).toEqual(new Set([200]));

    const kept = readFileSync(path.join(folder, 'done.json'), 'utf8');
    const values = [secret, sandbox.token, ...asked.flatMap(({answer}) => leaves(answer.body))];
    expect(values).toContainEqual(expect.stringContaining('@'));
    const telling = values.filter((value) => value.length >= 8 && !printed.includes(value));
    expect(telling.filter((value) => `${first.said}${second.said}${kept}`.includes(value))).toEqual([]);
  });
});
