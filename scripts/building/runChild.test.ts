import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {runChild} from './runChild';

it('gives the code and what was said', async () => {
  expect(await runChild(['-e', 'console.error("no"); process.exitCode = 3'], __dirname)).toEqual({
    code: 3,
    said: 'no\n',
  });
});

it('ends the program with the one that started it, even where that is killed', async () => {
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const source = `require(${JSON.stringify(path.join(__dirname, 'runChild.ts'))}).runChild(['-e', ${JSON.stringify(program)}], '.')`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '-e', source], {stdio: ['ignore', 'pipe', 'inherit']});
  const [first] = (await once(parent.stdout, 'data')) as [Buffer];
  const id = Number(first.toString());
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  const isRunning = (): boolean => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  for (let attempt = 0; isRunning() && attempt < 100; attempt += 1) {
    await wait(50);
  }
  expect(isRunning()).toBe(false);
});
