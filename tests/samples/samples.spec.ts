import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {defaultLocale} from '../../config/locales';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox, withPictures} from '../../packages/sandbox/tests/testSandbox';
import {loadContract} from '../../src/reference/contract/loadContract';
import type {Operation} from '../../src/reference/contract/types';
import {runLanguages, type SampleLanguageId} from '../../src/reference/samples/languages';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {sampleRequest} from '../../src/reference/samples/SampleRequest';
import {python} from '../examples/runExample';

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
  operations = withPictures([...contract.in[defaultLocale].operations.values()]);
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

/** Runs a program for each file, one after the other, up to the first that fails. */
const each = (pattern: string, command: string): string => `for file in ${pattern}; do ${command} || exit 1; done`;

/** The name of a sample's file, and how a shell runs those in the folders below its own: in one process where one start is slow. */
const runners: Readonly<Partial<Record<SampleLanguageId, readonly [file: string, command: string]>>> = {
  curl: ['example.sh', each('*/example.sh', 'bash $file')],
  javascript: [
    'example.mjs',
    `node --input-type=module -e 'for (const file of process.argv.slice(1)) await import("./" + file)' */example.mjs`,
  ],
  python: [
    'example.py',
    `${python} -c 'import runpy, sys; [runpy.run_path(file) for file in sys.argv[1:]]' */example.py`,
  ],
  php: ['example.php', each('*/example.php', 'php $file')],
  ruby: ['example.rb', each('*/example.rb', 'ruby $file')],
  go: ['example.go', each('*/example.go', 'go run $file')],
  java: ['Example.java', each('*/Example.java', 'java $file')],
  csharp: [
    'Example.cs',
    each(
      '*/Example.cs',
      'mcs -langversion:7.2 -r:System.Net.Http -main:Entry -out:Example.exe $file ../Entry.cs && mono Example.exe',
    ),
  ],
};

/** What of an address means something: the order of parameters with different names does not. */
function partsOf(address: string): object {
  const {pathname, searchParams} = new URL(address, 'http://sandbox');
  searchParams.sort();
  return {path: decodeURIComponent(pathname), query: searchParams.toString()};
}

/** The request that a sample has to send, as it is to arrive. */
function wanted(operation: Operation) {
  const {method, url, headers, body} = sampleRequest(operation);
  const token = operation.token === undefined ? undefined : process.env[operation.token.variable];
  return {
    method,
    ...partsOf(url),
    body,
    headers: {
      ...Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), value])),
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      'content-type': body === undefined ? undefined : 'application/json',
    },
    fault: null,
  };
}

/** A request as it arrived, with those of its headers that a sample has a say in. */
function arrived({method, target, body, headers, fault}: SandboxExchange, names: readonly string[]): object {
  const type = body === undefined ? undefined : headers['content-type']?.split(';')[0];
  const sent: Readonly<Record<string, string | undefined>> = {...headers, 'content-type': type};
  return {
    method,
    ...partsOf(target),
    body,
    headers: Object.fromEntries(names.map((name) => [name, sent[name]])),
    fault,
  };
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
  const [file, command] = runners[id] ?? ['', ''];
  const cwd = await mkdtemp(path.join(dir, `${id}-`));
  for (const operation of chosen) {
    const code = operationSamples(operation).find(({language}) => language === id)?.code ?? '';
    await mkdir(path.join(cwd, operation.id));
    await writeFile(path.join(cwd, operation.id, file), `${code}\n`);
  }
  exchanges.length = 0;
  const child = spawn('sh', ['-c', command], {cwd, timeout: 300_000, stdio: ['ignore', 'pipe', 'pipe']});
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(child.exitCode, `${stdout}${stderr}`.slice(-1500)).toBe(0);
  for (const operation of chosen) {
    const request = wanted(operation);
    const names = Object.keys(request.headers);
    const sent = exchanges.filter((exchange) => exchange.operation === operation.id);
    expect(
      sent.map((exchange) => arrived(exchange, names)),
      operation.id,
    ).toEqual([request]);
  }
});
