import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Operation} from '../../src/reference/contract/types';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {sampleLanguages} from '../../src/reference/samples/languages';
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

const named = (id: string): Operation => server.operations.find((operation) => operation.id === id) as Operation;

/** What is found wrong with the sample of an operation that was changed on its way. */
async function faultOf(id: string, change: (operation: Operation) => Operation | string): Promise<string | undefined> {
  const operation = named(id);
  const changed = change(operation);
  const sent = typeof changed === 'string' ? changed : operationSamples(changed).find(isJavascript)?.code;
  const runtime: Runtime = {
    ...javascript,
    run: (files, folder) =>
      javascript.run(
        files.map((file) => ({...file, code: sent ?? ''})),
        folder,
      ),
  };
  await server.begin([]);
  const [result] = await runSamples(runtime, [operation], server.exchanges, path.join(dir, 'programs'));
  return result?.error;
}

const isJavascript = ({language}: {language: string}): boolean => language === 'javascript';

const codeOf = (operation: Operation): string => operationSamples(operation).find(isJavascript)?.code ?? '';

/** Debian packages no Swift; hostileTexts.test.ts compares its texts with what the language says. */
const notRun = ['swift'];

it('can be made of every language that is shown: a sample that was not run is not shown', () => {
  const runnable: readonly string[] = [...scriptRuntimes, ...compiledRuntimes].map(({language}) => language);
  expect(sampleLanguages.map(({id}) => id).filter((id) => !runnable.includes(id))).toEqual(notRun);
});

describe('a run of samples', () => {
  it('accepts the sample of an operation', async () => {
    expect(await faultOf('checkIdentityColombia', (operation) => operation)).toBeUndefined();
  });

  it.each<[string, RegExp, (operation: Operation) => Operation | string]>([
    [
      'without a required parameter',
      /missing documentNumber/,
      (operation) => ({
        ...operation,
        parameters: operation.parameters.filter(({name}) => name !== 'documentNumber'),
      }),
    ],
    [
      'with a value that is not allowed',
      /409/,
      (operation) => codeOf(operation).replace('documentType=CC', 'documentType=XX'),
    ],
    ['without the token', /401/, (operation) => ({...operation, token: undefined})],
    ['with another value', /arrived as/, (operation) => codeOf(operation).replace(/(documentNumber=\d+)\d/, '$19')],
    ['for another operation', /no request arrived/, () => codeOf(named('checkBackgroundOfac'))],
    [
      'that sends twice',
      /2 requests/,
      (operation) => `${codeOf(operation)}\nawait fetch(response.url, {headers: {}});`,
    ],
    ['that sends nothing', /no request arrived/, () => ''],
  ])('finds one %s', async (_what, fault, change) => {
    expect(await faultOf('checkIdentityColombia', change)).toMatch(fault);
  });
});
