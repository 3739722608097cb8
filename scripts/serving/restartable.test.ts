import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {expect, it} from 'vitest';
import {restartable} from './restartable';

/** Runs until it is stopped, and takes a moment to end. */
const program = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100)); setInterval(() => {}, 1000); console.log('on')`;

it('never runs twice at once, however often it is asked to start again', async () => {
  const children: ChildProcess[] = [];
  let most = 0;
  const running = (): number =>
    children.filter(({exitCode, signalCode}) => exitCode === null && signalCode === null).length;
  let ended: (code: number | null) => void = () => undefined;
  const end = new Promise<number | null>((resolve) => {
    ended = resolve;
  });
  const server = restartable(() => {
    const child = spawn(process.execPath, ['-e', program], {stdio: ['ignore', 'pipe', 'inherit']});
    children.push(child);
    most = Math.max(most, running());
    return child;
  }, ended);
  for (let round = 0; round < 5; round += 1) {
    const child = children.at(-1) as ChildProcess;
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    server.restart();
    server.restart();
    server.restart();
    await once(child, 'exit');
  }
  const last = children.at(-1) as ChildProcess;
  await once(last.stdout as NodeJS.ReadableStream, 'data');
  server.stop('SIGTERM');
  expect(await end).toBe(0);
  expect({most, started: children.length, running: running()}).toEqual({most: 1, started: 6, running: 0});
});
