import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defaultLocale} from '../../config/locales';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {loadContract} from '../../src/reference/contract/loadContract';
import type {Operation} from '../../src/reference/contract/types';
import {runLanguages, type SampleLanguageId} from '../../src/reference/samples/languages';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {sampleRequest} from '../../src/reference/samples/SampleRequest';
import {expectedRequest, requestError} from './expected';

type Sandbox = Awaited<ReturnType<typeof testSandbox>>['sandbox'];

const exchanges: SandboxExchange[] = [];
let sandbox: Sandbox;
let operations: readonly Operation[];
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'samples-'));
  await writeFile(path.join(dir, 'Entry.cs'), csharpEntry);
  ({sandbox} = await testSandbox({
    onRequest: async (exchange) => {
      exchanges.push(exchange);
      // Each sample meets the records that the sandbox has at its start.
      if (exchange.method !== 'GET') {
        await sandbox.reset();
        await sandbox.change({credits: 1000});
      }
    },
  }));
  const contract = await loadContract({
    dir: path.resolve('openapi'),
    servers: {verificationApi: sandbox.url, zelfProofApi: sandbox.url},
    isChecked: false,
  });
  operations = [...contract.in[defaultLocale].operations.values()];
  const {tokens} = (await (await fetch(`${sandbox.url}/_sandbox/state`)).json()) as {
    tokens: readonly {scheme: string; token: string}[];
  };
  for (const {token} of operations.filter((operation) => operation.token !== undefined)) {
    process.env[token?.variable ?? ''] = tokens.find(({scheme}) => scheme === token?.scheme)?.token;
  }
});

afterAll(async () => {
  await sandbox.close();
  await rm(dir, {recursive: true});
});

/** Runs a command beside the sandbox, which has to answer it. @returns what it said, if it failed */
async function run(command: string, args: readonly string[], cwd: string): Promise<string | undefined> {
  const child = spawn(command, args, {cwd, timeout: 300_000, stdio: ['ignore', 'pipe', 'pipe']});
  const [stdout, stderr, [status]] = (await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])) as [string, string, [number | null]];
  return status === 0 ? undefined : `${stdout}${stderr}`.slice(-1500);
}

/** The compiler of Mono takes no `async Task Main` for the entry of a program, as newer ones do. */
const csharpEntry = `using System.Reflection;
class Entry {
  static void Main() {
    var main = typeof(Example).GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic);
    ((System.Threading.Tasks.Task)main.Invoke(null, null)).GetAwaiter().GetResult();
  }
}
`;

const python = spawnSync('python3', ['-c', 'import requests']).status === 0 ? 'python3' : '/usr/bin/python3';

/** What is wrong with what arrived from the sample of an operation. */
function sampleError(operation: Operation): string | undefined {
  const arrived = exchanges.filter((exchange) => exchange.operation === operation.id);
  const token = operation.token === undefined ? undefined : process.env[operation.token.variable];
  const error = requestError(expectedRequest(sampleRequest(operation), token), arrived[0]);
  return error ?? (arrived.length > 1 ? `${arrived.length} requests arrived` : undefined);
}

/** How each language runs a file, in one command or two. */
const runners: Readonly<
  Partial<Record<SampleLanguageId, {file: string; commands: readonly (readonly [string, ...string[]])[]}>>
> = {
  curl: {file: 'example.sh', commands: [['bash', 'example.sh']]},
  javascript: {file: 'example.mjs', commands: [['node', 'example.mjs']]},
  python: {file: 'example.py', commands: [[python, 'example.py']]},
  php: {file: 'example.php', commands: [['php', 'example.php']]},
  ruby: {file: 'example.rb', commands: [['ruby', 'example.rb']]},
  go: {file: 'example.go', commands: [['go', 'run', 'example.go']]},
  java: {file: 'Example.java', commands: [['java', 'Example.java']]},
  csharp: {
    file: 'Example.cs',
    commands: [
      [
        'mcs',
        '-langversion:7.2',
        '-r:System.Net.Http',
        '-main:Entry',
        '-out:Example.exe',
        'Example.cs',
        '../../Entry.cs',
      ],
      ['mono', 'Example.exe'],
    ],
  },
};

/** Writes the sample of an operation into a folder of its own. */
async function writeSample(operation: Operation, language: SampleLanguageId, change = (code: string) => code) {
  const code = operationSamples(operation).find((sample) => sample.language === language)?.code ?? '';
  const file = path.join(dir, language, operation.id, runners[language]?.file ?? '');
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${change(code)}\n`);
  return file;
}

/** Runs the sample of an operation. @returns what is wrong with it */
async function faultOf(operation: Operation, language: SampleLanguageId, change?: (code: string) => string) {
  const folder = path.dirname(await writeSample(operation, language, change));
  exchanges.length = 0;
  for (const [command, ...args] of runners[language]?.commands ?? []) {
    const error = await run(command, args, folder);
    if (error !== undefined) {
      return error;
    }
  }
  return sampleError(operation);
}

/** Runs many samples as they are shown in one process of their language, which starts once; each that fails is told. */
const batches: Readonly<Partial<Record<SampleLanguageId, readonly [string, ...string[]]>>> = {
  curl: [
    'bash',
    '-c',
    'for file; do bash "$file" > log 2>&1 || { echo "$file:"; cat log; failed=1; }; done; exit ${failed:-0}',
    'bash',
  ],
  javascript: [
    'node',
    '--input-type=module',
    '-e',
    'for (const file of process.argv.slice(1)) await import(file).catch((error) => { console.error(file, error); process.exitCode = 1; });',
  ],
  python: [
    python,
    '-c',
    `import runpy, sys
failed = []
for file in sys.argv[1:]:
    try: runpy.run_path(file, run_name="__main__")
    except BaseException as error: failed.append((file, error))
sys.exit(repr(failed) if failed else 0)`,
  ],
};

/** Runs samples of many operations. @returns what is wrong, by operation */
async function faultsOf(language: SampleLanguageId, chosen: readonly Operation[]): Promise<string[]> {
  const [command, ...args] = batches[language] ?? [];
  if (command === undefined) {
    const faults: string[] = [];
    for (const operation of chosen) {
      const fault = await faultOf(operation, language);
      faults.push(...(fault === undefined ? [] : [`${operation.id}: ${fault}`]));
    }
    return faults;
  }
  const files = await Promise.all(chosen.map((operation) => writeSample(operation, language)));
  exchanges.length = 0;
  const error = await run(command, [...args, ...files], dir);
  const faults = chosen.flatMap((operation) => {
    const fault = sampleError(operation);
    return fault === undefined ? [] : [`${operation.id}: ${fault}`];
  });
  return error === undefined ? faults : [...faults, error];
}

/** Twelve operations that differ in what they send: method, places of parameters, body, picture, token, server. */
function differentOperations(): Operation[] {
  const kindOf = ({method, parameters, requestBody, token, server}: Operation): string => {
    const body = JSON.stringify(requestBody?.example ?? null);
    const places = [...new Set(parameters.map((parameter) => parameter.in))].sort();
    return JSON.stringify([method, places, body === 'null', body.length > 300, token?.variable, server]);
  };
  const kinds = new Map(operations.map((operation) => [kindOf(operation), operation]));
  return [...kinds.values()].slice(0, 12);
}

const all: readonly SampleLanguageId[] = ['curl', 'javascript', 'python'];

it.each(all)('every sample in %s sends what it has to send', async (language) => {
  expect(operations.length).toBeGreaterThan(200);
  expect(await faultsOf(language, operations)).toEqual([]);
});

it.each(runLanguages.map(({id}) => id).filter((id) => !all.includes(id)))(
  'samples in %s of operations that differ in kind send what they have to send',
  async (language) => {
    expect(differentOperations()).toHaveLength(12);
    expect(await faultsOf(language, differentOperations())).toEqual([]);
  },
);

describe('a sample that is wrong is found', () => {
  it.each<[string, RegExp, (code: string) => string]>([
    ['without a required parameter', /missing documentNumber/, (code) => code.replace(/&documentNumber=\d+/, '')],
    ['without the token', /401/, (code) => code.replace('API_TOKEN', 'NO_TOKEN')],
    ['with another value', /arrived as/, (code) => code.replace(/(documentNumber=\d+)\d/, '$19')],
    ['for another operation', /no request arrived/, (code) => code.replace('/v2/co/cedula', '/v2/ofac')],
    ['that sends twice', /2 requests/, (code) => `${code}\nawait fetch(response.url, {headers: {}});`],
    ['that sends nothing', /no request arrived/, () => ''],
  ])('%s', async (_what, fault, change) => {
    const operation = operations.find(({id}) => id === 'checkIdentityColombia') as Operation;
    expect(await faultOf(operation, 'javascript', change)).toMatch(fault);
  });
});
