import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startNode} from './processGroup';

/**
 * Starts a helper that would run for ever, and ends or waits for it. The helper keeps the output open, without whose end the
 * group does not end: a helper that is not stopped lets a test run out of time.
 */
const program = `
const {spawn} = require('node:child_process');
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'inherit'});
console.log('started');
if (process.argv[2] === 'end') {
  setTimeout(() => process.exit(3), 600);
}
`;

let cwd: string;

beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'group-'));
  await writeFile(path.join(cwd, 'program.js'), program);
});

afterAll(async () => {
  await rm(cwd, {recursive: true});
});

it('ends with the program, and stops the helpers that it left', async () => {
  const {status, output, peakBytes} = await startNode('program.js', ['end'], {cwd, env: process.env}).ended;
  expect([status, output]).toEqual([3, 'started\n']);
  if (process.platform === 'linux') {
    expect(peakBytes).toBeGreaterThan(10e6);
  }
});

it('stops a program with all that it started', async () => {
  const group = startNode('program.js', [], {cwd, env: process.env});
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(group.hasEnded()).toBe(false);
  await group.stop();
  expect(group.hasEnded()).toBe(true);
  expect((await group.ended).status).toBeNull();
});
