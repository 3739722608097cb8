import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {defaultLocale} from '../../config/locales';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {loadContract} from '../../src/reference/contract/loadContract';
import type {Operation} from '../../src/reference/contract/types';
import {runLanguages, type SampleLanguageId} from '../../src/reference/samples/languages';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {sampleRequest} from '../../src/reference/samples/SampleRequest';
import {python} from '../examples/languages';
import {requestFault} from './requestFault';

const exchanges: SandboxExchange[] = [];
let sandbox: Awaited<ReturnType<typeof testSandbox>>['sandbox'];
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

/** The compiler of Mono takes no `async Task Main` for the entry of a program, as newer ones do. */
const csharpEntry = `using System.Reflection;
class Entry {
  static void Main() {
    var main = typeof(Example).GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic);
    ((System.Threading.Tasks.Task)main.Invoke(null, null)).GetAwaiter().GetResult();
  }
}
`;

/** The name of a file, and how a shell runs it in its folder. */
const runners: Readonly<Partial<Record<SampleLanguageId, readonly [file: string, command: string]>>> = {
  curl: ['example.sh', 'bash example.sh'],
  javascript: ['example.mjs', 'node example.mjs'],
  python: ['example.py', `${python} example.py`],
  php: ['example.php', 'php example.php'],
  ruby: ['example.rb', 'ruby example.rb'],
  go: ['example.go', 'go run example.go'],
  java: ['Example.java', 'java Example.java'],
  csharp: [
    'Example.cs',
    'mcs -langversion:7.2 -r:System.Net.Http -main:Entry -out:Example.exe Example.cs ../../Entry.cs && mono Example.exe',
  ],
};

/** Runs the sample of an operation against the sandbox, which answers it meanwhile. @returns what is wrong with it */
async function faultOf(operation: Operation, language: SampleLanguageId, change = (code: string) => code) {
  const [file, command] = runners[language] ?? ['', ''];
  const cwd = path.join(dir, language, operation.id);
  const code = operationSamples(operation).find((sample) => sample.language === language)?.code ?? '';
  await mkdir(cwd, {recursive: true});
  await writeFile(path.join(cwd, file), `${change(code)}\n`);
  exchanges.length = 0;
  const child = spawn('sh', ['-c', command], {cwd, timeout: 300_000, stdio: ['ignore', 'pipe', 'pipe']});
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) {
    return `${stdout}${stderr}`.slice(-1500);
  }
  const token = operation.token === undefined ? undefined : process.env[operation.token.variable];
  const arrived = exchanges.filter((exchange) => exchange.operation === operation.id);
  return requestFault(sampleRequest(operation), token, arrived);
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

it.each(runLanguages)('samples in $label send what they have to send', async ({id}) => {
  // All of those that start fast.
  const isFast = /^(?:curl|javascript|python)$/.test(id);
  const chosen = isFast ? operations : differentOperations();
  expect(chosen.length).toBeGreaterThanOrEqual(isFast ? 200 : 12);
  const faults: string[] = [];
  for (const operation of chosen) {
    const fault = await faultOf(operation, id);
    faults.push(...(fault === undefined ? [] : [`${operation.id}: ${fault}`]));
  }
  expect(faults).toEqual([]);
});

it.each<[string, RegExp, (code: string) => string]>([
  ['without a required parameter', /missing documentNumber/, (code) => code.replace(/&documentNumber=\d+/, '')],
  ['without the token', /401/, (code) => code.replace('API_TOKEN', 'NO_TOKEN')],
  ['with another value', /arrived as/, (code) => code.replace(/(documentNumber=\d+)\d/, '$19')],
  ['for another operation', /no request arrived/, (code) => code.replace('/v2/co/cedula', '/v2/ofac')],
  ['that sends twice', /2 requests/, (code) => `${code}\nawait fetch(response.url, {headers: {}});`],
])('a sample that is wrong is found: %s', async (_what, fault, change) => {
  const operation = operations.find(({id}) => id === 'checkIdentityColombia') as Operation;
  expect(await faultOf(operation, 'javascript', change)).toMatch(fault);
});
