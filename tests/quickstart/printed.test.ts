import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {fillBrand} from '../../src/content/remark/brand/fillBrand';
import {errorKey} from '../../src/reference/contract/errorKey';
import {siteContract} from '../../src/reference/contract/siteContract';

const run = promisify(execFile);

/** JavaScript, which needs nothing but Node, or what SAMPLE_LANGUAGES names, as `.ci/run` does for cURL and Python. */
const languages = (process.env.SAMPLE_LANGUAGES ?? 'javascript').split(',');
const runners = {curl: ['sh', 'bash'], javascript: ['mjs', process.execPath], python: ['py', 'python3']} as const;
const tested = Object.entries(runners).filter(([language]) => languages.includes(language));

/** The blocks of code of a page below the folder of its language; the title is empty where a block has none. */
function printedBlocks(locale: LocaleCode, page: string) {
  const source = readFileSync(path.join(locales[locale].docsPath, page), 'utf8');
  const fence = /^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm;
  return [...source.matchAll(fence)].map(([, language = '', title = '', code = '']) => ({language, title, code}));
}

/** Programs that read the keys of a list of bodies, given as JSON on the standard input, with the function of the page. */
const keyReaders = [
  [
    'javascript',
    'errorKey.js',
    `node --input-type=module -e "
       import {errorKey} from './errorKey.js';
       import {json} from 'node:stream/consumers';
       console.log(JSON.stringify((await json(process.stdin)).map(errorKey)));"`,
  ],
  [
    'python',
    'error_key.py',
    `python3 -c "
import json, sys; from error_key import error_key
print(json.dumps([error_key(body) for body in json.load(sys.stdin)]))"`,
  ],
] as const;

it.each(localeCodes)('the page on errors takes the key out of every body of the contract: %s', async (locale) => {
  const {operations} = (await siteContract()).in[locale];
  const bodies = [...operations.values()].flatMap(({errors}) => errors.map(({body}) => body));
  expect(bodies.length).toBeGreaterThan(0);
  for (const [language, file, command] of keyReaders.filter(([name]) => languages.includes(name))) {
    const cwd = mkdtempSync(path.join(tmpdir(), 'error-key-'));
    const printed = printedBlocks(locale, 'platform/errors.mdx').find(({title}) => title === file);
    writeFileSync(path.join(cwd, file), printed?.code ?? '');
    const keys = execFileSync('sh', ['-c', command], {cwd, input: JSON.stringify(bodies)});
    expect(JSON.parse(keys.toString()), language).toEqual(bodies.map(errorKey));
  }
});

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

  it.runIf(languages.includes('curl'))('answers the request of the first screen as the page shows', async () => {
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
