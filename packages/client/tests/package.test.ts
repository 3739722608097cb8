import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import ts from 'typescript';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';
import {fillBrand} from '../../../src/content/remark/brand/fillBrand';
import {errorKey as keyOf} from '../../../src/reference/contract/errorKey';
import {testSandbox, type TestClient} from '../../sandbox/src/testSandbox';
import type * as Package from '../src/index';
import {buildPackage} from '../build/buildPackage';
import {clientContract, type ClientContract} from '../build/clientContract';

/** A reader's project, outside of the repository: the package, its dependency and the programs. */
const dir = mkdtempSync(path.join(tmpdir(), 'client-'));
const installed = path.join(dir, 'node_modules/@acme/client');
const root = path.resolve(__dirname, '../../..');
const program = (name: string): string => readFileSync(path.join(dir, name), 'utf8');

let contract: ClientContract;
let library: typeof Package;
let reader: TestClient;

beforeAll(async () => {
  contract = await clientContract();
  await buildPackage(installed);
  for (const name of ['openapi-fetch', '@types']) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(dir, 'node_modules', name));
  }
  writeFileSync(path.join(dir, 'package.json'), '{"type": "module"}');
  cpSync(path.join(__dirname, 'programs'), dir, {recursive: true});
  library = (await import(pathToFileURL(path.join(installed, 'index.mjs')).href)) as typeof Package;
  reader = await testSandbox();
});

afterAll(async () => {
  await reader.sandbox.close();
  rmSync(dir, {recursive: true});
});

/** A client whose requests go nowhere, and what it sent. */
function recorded(options: Parameters<typeof library.createClient>[0] = {}) {
  const sent: Request[] = [];
  const answer = (request: Request): Promise<Response> => {
    sent.push(request);
    return Promise.resolve(Response.json({}));
  };
  return {sent, client: library.createClient({fetch: answer, ...options})};
}

it('sends each operation to its API, with its kind of token, and ends it after its time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const tokens = Object.fromEntries(contract.operations.map(({token}) => [token?.scheme ?? '', token?.scheme]));
  for (const baseUrl of [undefined, `${brand.apiUrl}/`, 'http://127.0.0.1:1']) {
    const {client, sent} = recorded({tokens, ...(baseUrl !== undefined && {baseUrl})});
    for (const {method, path: route, server, token, timeoutSeconds = 30} of contract.operations) {
      await client.request(method, route, {params: {path: {id: 1}}});
      const [request] = sent.splice(0);
      const address = baseUrl === 'http://127.0.0.1:1' ? baseUrl : server;
      expect(request?.url.startsWith(`${address}/`), route).toBe(true);
      expect(request?.headers.get('Authorization')).toBe(token === undefined ? null : `Bearer ${token.scheme}`);
      expect(timeout).toHaveBeenLastCalledWith(timeoutSeconds * 1000);
    }
  }
  expect(new Set(timeout.mock.calls.flat()).size).toBeGreaterThan(1);
  timeout.mockRestore();
});

it('reads tokens anew, leaves what a request has of its own, and sends nothing that cannot succeed', async () => {
  const tokens = {accountToken: 'first'};
  const {client, sent} = recorded({tokens});
  await client.GET('/v2/ofac');
  tokens.accountToken = 'second';
  await client.GET('/v2/ofac', {signal: AbortSignal.abort()}).catch(String);
  await client.GET('/v2/ofac', {headers: {Authorization: 'Bearer own'}});
  expect(sent.map(({headers}) => headers.get('Authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
    'Bearer own',
  ]);
  expect(sent.map(({signal}) => signal.aborted)).toEqual([false, true, false]);
  tokens.accountToken = '';
  await expect(client.GET('/v2/ofac')).rejects.toThrow('GET /v2/ofac needs "tokens.accountToken"');
  await expect(client.GET('/v2/ofak')).rejects.toThrow('The contract of this client has no GET /v2/ofak.');
  expect(sent).toHaveLength(3);
});

it('knows every error of the contract, and repeats by the class of its key', () => {
  const {errorKey, shouldRetry} = library;
  const bodies = contract.operations.flatMap(({errors}) => errors.map(({body}) => body));
  expect(bodies.filter((body) => errorKey(body)?.toLowerCase() !== keyOf(body).toLowerCase())).toEqual([]);
  for (const [key, errorClass] of Object.entries(contract.errorClasses)) {
    const known = errorKey({message: key});
    const isRepeated = [409, 500, 429].map((status) => shouldRetry(known, status));
    expect([key, ...isRepeated]).toEqual([key, errorClass === 'later', errorClass === 'later', true]);
  }
  expect(contract.errorClasses).toMatchObject({expired_token: 'token', liveness_error: 'later'});
  for (const body of [{code: 'newer'}, {}, [], 'Bad Gateway', '', null, undefined]) {
    expect([504, 409].map((status) => shouldRetry(errorKey(body), status))).toEqual([true, false]);
  }
});

it('reads events from what a receiver may have, and nothing else', () => {
  for (const type of contract.eventTypes) {
    const event = {type, object: {_id: '1'}};
    const text = JSON.stringify(event);
    expect([event, text, Buffer.from(text)].map(library.parseEvent)).toEqual([event, event, event]);
    const strange = [{type}, {type, object: null}, [event], {...event, type: 'newer'}, `${text}}`, '', undefined];
    expect(strange.map(library.parseEvent).filter((read) => read !== undefined)).toEqual([]);
  }
});

it('is small, and the README and the page on the sandbox print programs that are tested', () => {
  const files = readdirSync(installed);
  const sizes = files.map((name) => gzipSync(readFileSync(path.join(installed, name))).length);
  expect(files).toEqual(['LICENSE', 'README.md', 'contract.d.ts', 'index.d.ts', 'index.mjs', 'package.json']);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(300_000);
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  expect(/^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1]).toBe(program('screen.ts'));
  for (const locale of localeCodes) {
    const page = readFileSync(path.join(root, locales[locale].docsPath, 'start/local-sandbox.mdx'), 'utf8');
    const printed = [...fillBrand(page, brand).matchAll(/^```ts title="(\w+\.ts)"\n([\s\S]*?)^```$/gm)];
    const tested = ['screen.ts', 'onboard.ts', 'receive.ts'].map((name) => [name, program(name)]);
    expect(printed.map(([, name, text]) => [name, text])).toEqual(tested);
  }
});

it('compiles under strict unless a program is wrong, and runs', async () => {
  const names = ['.', 'refused'].flatMap((folder) =>
    readdirSync(path.join(dir, folder)).map((name) => path.join(dir, folder, name)),
  );
  const compiled = ts.createProgram(
    names.filter((name) => name.endsWith('.ts')),
    {
      strict: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: ts.ModuleKind.NodeNext,
      types: ['node'],
      typeRoots: [path.join(dir, 'node_modules/@types')],
      // Declarations of others are not looked at, which would take three times as long.
      skipLibCheck: true,
    },
  );
  compiled.emit();
  const wrong = ts
    .getPreEmitDiagnostics(compiled)
    .map(
      ({file, messageText}) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(wrong.sort()).toEqual([
    expect.stringMatching(/^errorKey\.ts: .*'ErrorKey \| undefined' and '"token_expird"' have no overlap/),
    expect.stringMatching(/^parameter\.ts: Property 'date' is missing/),
    expect.stringMatching(/^token\.ts: .*is not assignable to parameter of type 'PathsWithMethod/),
  ]);
});

const environment = (): NodeJS.ProcessEnv => ({
  API_URL: reader.sandbox.url,
  API_TOKEN: reader.sandbox.token,
  PORT: '0',
});

it('screens and onboards a person against the sandbox', async () => {
  const run = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, args, {cwd: dir, env: environment()})).stdout;
  expect(await run('screen.js')).toBe('decision: accept\n');
  expect(await run('screen.js', '10000001')).toBe('decision: review\n');
  await reader.sandbox.next('checkBackgroundOfac', 'sourceDown');
  expect(await run('screen.js')).toBe('decision: not-checked, 409, retry\n');
  await reader.sandbox.next('checkBackgroundOfac', 'tokenExpired');
  expect(await run('screen.js')).toBe('decision: not-checked, token_expired\n');
  expect(await run('onboard.js')).toBe('sent\n');
});

it('receives an event and reads its record', async () => {
  const receiver = spawn(process.execPath, ['receive.js'], {cwd: dir, env: environment()});
  const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
  const line = async (): Promise<string> => ((await lines.next()) as IteratorResult<string, string>).value;
  try {
    const url = `http://127.0.0.1:${/port: (\d+)/.exec(await line())?.[1] ?? ''}/hook`;
    await fetch(url, {method: 'POST', body: 'no event'});
    const link = ['6512a0b4c3d2e1f0a9b8c703'];
    await reader.send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link});
    await reader.send('POST', '/_sandbox/complete', {registration: '690a1f35c2d4e8b7a1f05c01'});
    expect(await line()).toBe('690a1f35c2d4e8b7a1f05c01: COMPLETED');
  } finally {
    receiver.kill();
    await once(receiver, 'exit');
  }
});
