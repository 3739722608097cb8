import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {fillBrand} from '../../src/content/remark/brand/fillBrand';
import {testedLanguages} from '../support/testedLanguages';
import {printedBlocks} from './printedBlocks';

const run = promisify(execFile);

const runners = {curl: ['sh', 'bash'], javascript: ['mjs', process.execPath], python: ['py', 'python3']} as const;
const tested = Object.entries(runners).filter(([language]) => testedLanguages.includes(language));

const codes = {codes: {'developer@company.example': '123456'}};

let sandbox: RunningSandbox;

beforeAll(async () => {
  ({sandbox} = await testSandbox({}, codes));
});

afterAll(async () => {
  await sandbox.close();
});

describe.each(localeCodes)('the quickstart in %s', (locale) => {
  const blocks = printedBlocks(locale, 'start/quickstart.mdx');
  const steps = [...new Set(blocks.map(({title}) => /^step\d+/.exec(title)?.[0] ?? ''))].filter((name) => name !== '');

  it.runIf(testedLanguages.includes('curl'))('answers the request of the first screen as the page shows', async () => {
    await sandbox.reset();
    const request = blocks.findIndex(({code}) => code.includes(':12121/'));
    const command = blocks[request]?.code.replace(/http:\/\/127\.0\.0\.1:12121/, sandbox.url) ?? '';
    const {stdout} = await run('sh', ['-c', command]);
    expect(stdout).toBe(blocks[request + 1]?.code);
  });

  it.each(tested)('prints what the page shows, step by step (%s)', async (_language, [ending, runner]) => {
    await sandbox.reset();
    await sandbox.change(codes);
    const cwd = mkdtempSync(path.join(tmpdir(), 'quickstart-'));
    const env: NodeJS.ProcessEnv = {...process.env, API_URL: sandbox.url, API_TOKEN: undefined};
    expect(steps).toEqual(['step2', 'step3', 'step4', 'step5', 'step6']);
    for (const step of steps) {
      const program = `${step}.${ending}`;
      const start = blocks.findIndex(({title}) => title === program);
      expect(start, `${program} is not on the page`).toBeGreaterThan(-1);
      writeFileSync(path.join(cwd, program), fillBrand(blocks[start]?.code ?? '', brand));
      // After its programs a step has what it prints, and perhaps before that how it is run, more than once.
      const end = blocks.findIndex(({language}, index) => language === 'text' && index > start);
      const after = blocks.slice(start, end).filter(({title}) => title === '');
      const runs = after.flatMap(({code}) =>
        [...code.matchAll(/^bash step\d+\.sh (.+)$/gm)].map(([, rest = '']) => rest),
      );
      let printed = '';
      for (const words of runs.length === 0 ? [''] : runs) {
        // What a reader types beside the programs: the address of the account, then the code from the mailbox.
        const typed = step === 'step2' ? 'developer@company.example' : '';
        // A shell splits the words as it does for the reader.
        const running = run('sh', ['-c', `${runner} ${program} ${words} ${typed}`], {cwd, env});
        running.child.stdin?.end(step === 'step2' ? '123456\n' : '');
        printed += (await running).stdout;
      }
      expect(printed, step).toBe(blocks[end]?.code);
      if (step === 'step2') {
        env.API_TOKEN = readFileSync(path.join(cwd, 'api-token.txt'), 'utf8').trim();
      }
    }
  });
});
