import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, it} from 'vitest';
import {countProcessorTime} from './processorTime';

const busy = 'const until = process.cpuUsage().user + 600e3; while (process.cpuUsage().user < until);';

it.runIf(process.platform === 'linux')('counts a process that its parent does not wait for', async () => {
  const starts = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}],
    {detached: true, stdio: 'inherit'}).unref(); setTimeout(() => {}, 300);`;
  const child = spawn(process.execPath, ['-e', starts], {stdio: ['ignore', 'pipe', 'ignore']});
  const seconds = countProcessorTime(child.pid ?? 0);
  child.stdout.resume();
  // The pipe is closed when the last of them has ended.
  await once(child.stdout, 'close');
  expect(seconds()).toBeGreaterThan(0.4);
});
