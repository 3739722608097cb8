import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {localeCodes, locales} from '../../config/locales';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {fillBrand} from '../../src/content/remark/brand/fillBrand';
import {testedLanguages} from '../support/testedLanguages';
import {printedBlocks, quickstartSteps} from './programs';

const root = path.resolve(__dirname, '../..');
const run = promisify(execFile);

const runners = {curl: ['sh', 'bash'], javascript: ['mjs', process.execPath], python: ['py', 'python3']} as const;

/** What a reader types beside the programs: the address of the account, then the code from the mailbox. */
const typed: Readonly<Record<string, {rest: string; input: string}>> = {
  step2: {rest: 'developer@company.example', input: '123456\n'},
};

const codes = {codes: {'developer@company.example': '123456'}};

let sandbox: RunningSandbox;

beforeAll(async () => {
  ({sandbox} = await testSandbox({}, codes));
});

afterAll(async () => {
  await sandbox.close();
});

describe.each(localeCodes)('the quickstart in %s', (locale) => {
  const file = path.join(locales[locale].docsPath, 'start/quickstart.mdx');
  const steps = quickstartSteps(readFileSync(path.join(root, file), 'utf8'), file);

  it.runIf(testedLanguages.includes('curl'))('answers the request of the first screen as the page shows', async () => {
    await sandbox.reset();
    const blocks = printedBlocks(readFileSync(path.join(root, file), 'utf8'), file);
    const request = blocks.findIndex(({code}) => code.includes(':12121/'));
    const command = blocks[request]?.code.replace(/http:\/\/127\.0\.0\.1:12121/, sandbox.url) ?? '';
    const {stdout} = await run('sh', ['-c', command]);
    expect(stdout).toBe(blocks[request + 1]?.code);
  });

  const tested = Object.entries(runners).filter(([language]) => testedLanguages.includes(language));
  it.each(tested)('prints what the page shows, step by step (%s)', async (_language, [ending, runner]) => {
    await sandbox.reset();
    await sandbox.change(codes);
    const folder = mkdtempSync(path.join(tmpdir(), 'quickstart-'));
    const env: NodeJS.ProcessEnv = {...process.env, API_URL: sandbox.url, API_TOKEN: undefined};
    for (const {name, programs, runs, output} of steps) {
      const program = `${name}.${ending}`;
      const code = programs.get(program);
      if (code === undefined) {
        throw new Error(`${file}: ${name} has no program ${program}.`);
      }
      writeFileSync(path.join(folder, program), fillBrand(code, brand));
      const {rest, input} = typed[name] ?? {rest: '', input: ''};
      let printed = '';
      for (const words of runs) {
        // A shell splits the words as it does for the reader.
        const running = run('sh', ['-c', `${runner} ${program} ${words} ${rest}`], {cwd: folder, env});
        running.child.stdin?.end(input);
        printed += (await running).stdout;
      }
      expect({step: name, printed}).toEqual({step: name, printed: output});
      if (name === 'step2') {
        env.API_TOKEN = readFileSync(path.join(folder, 'api-token.txt'), 'utf8').trim();
      }
    }
    rmSync(folder, {recursive: true});
  });
});
