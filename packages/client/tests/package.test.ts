import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, expect, it, onTestFinished, vi} from 'vitest';
import {brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';
import {fillBrand} from '../../../src/content/remark/brand/fillBrand';
import {errorKey as keyOf} from '../../../src/reference/contract/errorKey';
import {testSandbox} from '../../sandbox/tests/testSandbox';
import type * as Package from '../src/index';
import {buildPackage} from '../build/buildPackage';
import {clientContract} from '../build/clientContract';

/** A reader's project, outside of the repository: the package, its dependency and the programs. */
const dir = mkdtempSync(path.join(tmpdir(), 'client-'));
const installed = path.join(dir, 'node_modules/@acme/client');
const program = (name: string): string => readFileSync(path.join(dir, name), 'utf8');

const contract = await clientContract();
await buildPackage(installed);
symlinkSync(path.resolve('node_modules/openapi-fetch'), path.join(dir, 'node_modules/openapi-fetch'));
writeFileSync(path.join(dir, 'package.json'), '{"type": "module"}');
cpSync(path.join(__dirname, 'programs'), dir, {recursive: true});
const library = (await import(pathToFileURL(path.join(installed, 'index.mjs')).href)) as typeof Package;
const reader = await testSandbox();
const env = {API_URL: reader.sandbox.url, API_TOKEN: reader.sandbox.token, PORT: '0', WEBHOOK_SECRET: 'only-for-a-try'};

afterAll(async () => {
  await reader.sandbox.close();
  rmSync(dir, {recursive: true});
});

/** Runs a program in the project. @returns what it prints. @throws with that, if it fails */
const run = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, {cwd: dir, env})).stdout;

/** A client whose requests go nowhere, and the function that gets them. */
function recorded(options: Parameters<typeof library.createClient>[0]) {
  const fetch = vi.fn((_request: Request) => Promise.resolve(Response.json({})));
  return {fetch, client: library.createClient({fetch, ...options})};
}

it('sends each operation to its API, with its kind of token, and ends it after its time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const tokens = Object.fromEntries(contract.operations.map(({token}) => [token?.scheme ?? '', token?.scheme]));
  for (const baseUrl of [undefined, `${brand.apiUrl}/`, 'http://127.0.0.1:1']) {
    const {client, fetch} = recorded({tokens, ...(baseUrl !== undefined && {baseUrl})});
    for (const {method, path: route, server, token, timeoutSeconds = 30} of contract.operations) {
      await client.request(method, route, {params: {path: {id: 1}}});
      const [request] = fetch.mock.lastCall ?? [];
      const address = baseUrl === 'http://127.0.0.1:1' ? baseUrl : server;
      expect(request?.url.startsWith(`${address}/`), route).toBe(true);
      expect(request?.headers.get('Authorization')).toBe(token === undefined ? null : `Bearer ${token.scheme}`);
      expect(timeout).toHaveBeenLastCalledWith(timeoutSeconds * 1000);
    }
  }
  timeout.mockRestore();
});

it('reads tokens anew, leaves what a request has of its own, and sends nothing that cannot succeed', async () => {
  const tokens = {accountToken: 'first'};
  const {client, fetch} = recorded({tokens});
  await client.GET('/v2/ofac');
  tokens.accountToken = 'second';
  await client.GET('/v2/ofac', {signal: AbortSignal.abort()}).catch(String);
  await client.GET('/v2/ofac', {headers: {Authorization: 'Bearer own'}});
  const sent = fetch.mock.calls.map(([request]) => request);
  expect(sent.map(({headers}) => headers.get('Authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
    'Bearer own',
  ]);
  expect(sent.map(({signal}) => signal.aborted)).toEqual([false, true, false]);
  tokens.accountToken = '';
  await expect(client.GET('/v2/ofac')).rejects.toThrow('GET /v2/ofac needs "tokens.accountToken"');
  await expect(client.GET('/v2/ofak')).rejects.toThrow('The contract of this client has no GET /v2/ofak.');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('knows every error of the contract, and repeats by the class of its key', () => {
  const {errorKey, shouldRetry} = library;
  const bodies = contract.operations.flatMap(({errors}) => errors.map(({body}) => body));
  expect(bodies.filter((body) => errorKey(body)?.toLowerCase() !== keyOf(body).toLowerCase())).toEqual([]);
  for (const [key, errorClass] of Object.entries(contract.errorClasses)) {
    const known = errorKey({message: key});
    const isRepeated = [409, 500, 429, 504].map((status) => shouldRetry(known, status));
    expect([key, ...isRepeated]).toEqual([key, errorClass === 'later', errorClass === 'later', true, true]);
  }
  const inOperations = [
    ['internal_error', 500, '/v2/face-recognition/compare', true],
    ['internal_error', 500, '/v2/zelf-proof/decrypt', false],
    ['internal_error', 500, '/v2/zelf-proof/preview', false],
    ['InternalServerError', 500, '/api/clients/auth', false],
    ['InternalServerError', 504, '/api/clients/auth', true],
    ['Conflict', 409, '/v2/co/afiliaciones', true],
    ['Conflict', 409, '/v3/projects', false],
  ] as const;
  expect(inOperations.map(([key, status, path]) => shouldRetry(key, status, path))).toEqual(
    inOperations.map(([, , , isRepeated]) => isRepeated),
  );
  expect(contract.errorClasses).toMatchObject({expired_token: 'token', liveness_error: 'later'});
  const faces =
    /\{#refused\}.*?(?=\n## )/s.exec(readFileSync('docs/platform/images-and-scores.mdx', 'utf8'))?.[0] ?? '';
  const words = [...faces.matchAll(/^\| .*? \|/gm)].flatMap(([cell]) => cell.match(/(?<=`)\w+(?=`)/g) ?? []);
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => errorKey({message: word}) !== word)).toEqual([]);
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

it('has programs that README and page print, and that compile for a reader', async () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  expect(/^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1]).toBe(program('screen.ts'));
  for (const locale of localeCodes) {
    const page = readFileSync(path.resolve(locales[locale].docsPath, 'start/local-sandbox.mdx'), 'utf8');
    const blocks = fillBrand(page, brand).matchAll(/^```ts title="(\w+\.ts)"\n([\s\S]*?)^```$/gm);
    const printed = [...blocks].map(([, name, text]) => [name, text]);
    const tested = ['screen.ts', 'onboard.ts', 'receive.ts'].map((name) => [name, program(name)]);
    expect(printed).toEqual(tested);
  }
  // What is to be refused is marked as such there. Declarations of others are not looked at, which would take three times as long.
  const flags = '--strict --noUncheckedIndexedAccess --target es2022 --module nodenext --types node --skipLibCheck';
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const files = readdirSync(dir).filter((name) => name.endsWith('.ts'));
  expect(await run(tsc, ...flags.split(' '), '--typeRoots', path.resolve('node_modules/@types'), ...files)).toBe('');
});

it('screens and onboards a person against the sandbox, and receives an event', async () => {
  expect(await run('screen.js')).toBe('decision: accept\n');
  expect(await run('screen.js', '10000001')).toBe('decision: review\n');
  await reader.sandbox.next('checkBackgroundOfac', 'sourceDown');
  expect(await run('screen.js')).toBe('decision: not-checked, 409, retry\n');
  await reader.sandbox.next('checkBackgroundOfac', 'tokenExpired');
  expect(await run('screen.js')).toBe('decision: not-checked, token_expired\n');
  expect(await run('onboard.js')).toBe('sent\n');

  const receiver = spawn(process.execPath, ['receive.js'], {cwd: dir, env});
  onTestFinished(() => void receiver.kill());
  const lines = createInterface(receiver.stdout);
  const origin = `http://127.0.0.1:${/port: (\d+)/.exec(String(await once(lines, 'line')))?.[1] ?? ''}`;
  const url = `${origin}/webhooks/only-for-a-try`;
  const post = async (to: string, body: string): Promise<number> => (await fetch(to, {method: 'POST', body})).status;
  expect([await post(`${origin}/webhooks/wrong`, 'no event'), await post(url, 'no event')]).toEqual([404, 200]);
  await expect(post(url, 'x'.repeat(2_000_000))).rejects.toThrow();
  const link = ['6512a0b4c3d2e1f0a9b8c703'];
  await reader.send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link});
  // The record is not read while the token is refused, nor printed twice.
  await reader.sandbox.next('getAppRegistration', 'tokenExpired');
  const refused = once(createInterface(receiver.stderr), 'line');
  const printed = once(lines, 'line');
  await reader.send('POST', '/_sandbox/complete', {registration: '690a1f35c2d4e8b7a1f05c01'});
  expect(await refused).toEqual(['690a1f35c2d4e8b7a1f05c01: 403 token_expired, again later']);
  expect(await printed).toEqual(['690a1f35c2d4e8b7a1f05c01: COMPLETED']);
});
