import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {Operation} from '../../src/reference/contract/types';
import {runLanguages} from '../../src/reference/samples/languages';
import {compiledRuntimes} from './compiledRuntimes';
import type {Runtime} from './runtimes';
import {runSamples} from './runSamples';
import {startSampleServer} from './sampleServer';
import {scriptRuntimes} from './scriptRuntimes';

const javascript = scriptRuntimes.find(({language}) => language === 'javascript') as Runtime;

let server: Awaited<ReturnType<typeof startSampleServer>>;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'samples-'));
  server = await startSampleServer();
});

afterAll(async () => {
  await server.close();
  await rm(dir, {recursive: true});
});

/** What is found wrong with the sample of an operation whose code is changed on its way. */
async function faultOf(change: (code: string) => string): Promise<string | undefined> {
  const operation = server.operations.find(({id}) => id === 'checkIdentityColombia') as Operation;
  const runtime: Runtime = {
    ...javascript,
    run: (files, folder) =>
      javascript.run(
        files.map((file) => ({...file, code: change(file.code)})),
        folder,
      ),
  };
  await server.begin([]);
  const [result] = await runSamples(runtime, [operation], server.exchanges, path.join(dir, 'programs'));
  return result?.error;
}

it('can be made of every language that is shown: a sample that was not run is not shown', () => {
  const runnable: readonly string[] = [...scriptRuntimes, ...compiledRuntimes].map(({language}) => language);
  expect(runLanguages.map(({id}) => id).filter((id) => !runnable.includes(id))).toEqual([]);
});

it('accepts the sample of an operation', async () => {
  expect(await faultOf((code) => code)).toBeUndefined();
});

it.each<[string, RegExp, (code: string) => string]>([
  ['without a required parameter', /missing documentNumber/, (code) => code.replace(/&documentNumber=\d+/, '')],
  ['with a value that is not allowed', /409/, (code) => code.replace('documentType=CC', 'documentType=XX')],
  ['without the token', /401/, (code) => code.replace('API_TOKEN', 'NO_TOKEN')],
  ['with another value', /arrived as/, (code) => code.replace(/(documentNumber=\d+)\d/, '$19')],
  ['for another operation', /no request arrived/, (code) => code.replace('/v2/co/cedula', '/v2/ofac')],
  ['that sends twice', /2 requests/, (code) => `${code}\nawait fetch(response.url, {headers: {}});`],
  ['that sends nothing', /no request arrived/, () => ''],
])('finds a sample %s', async (_what, fault, change) => {
  expect(await faultOf(change)).toMatch(fault);
});
