import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {request, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {runCommand} from '../src/cli';
import {pointerKeys, valueAt} from '../../../src/reference/json';
import {testSandbox} from './testSandbox';

const {sandbox, send} = await testSandbox({host: '::1'});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
const next = {operationId: 'checkBackgroundOfac', example: 'possibleMatch'};

interface Row {
  request: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  /** Name of the answer. */
  outcome?: string;
  /** Whether a page has this answer for these values. */
  basis?: string;
  /** A part of the body. */
  has?: object;
  /** What the body has not, by JSON pointer. */
  lacks?: readonly string[];
}

const rows = parse(readFileSync(path.join(__dirname, 'inputs.yaml'), 'utf8')) as readonly Row[];

const state = async () => (await send('GET', '/_sandbox/state')).body;

it.each(rows)('$request is answered by what the pages say (%#)', async ({request: line, lacks = [], ...row}) => {
  const [method = '', target = ''] = line.split(' ');
  const {body: sent, headers: own, ...wanted} = row;
  const before = await state();
  const {status, headers, body} = await send(method, target, sent, {headers: own ?? {}});
  const [outcome, basis] = ['outcome', 'basis'].map((name) => headers.get(`x-sandbox-${name}`));
  expect({status, outcome, basis, has: body}).toMatchObject(wanted);
  expect(lacks.filter((pointer) => valueAt(body, pointerKeys(pointer)) !== undefined)).toEqual([]);
  // A command that is refused has changed nothing.
  expect(target.startsWith('/_sandbox') && status >= 400 ? await state() : before).toEqual(before);
});

it('takes no more than the contract allows', async () => {
  const image = 'a'.repeat(20_000_000);
  expect(await send('POST', '/v2/document-validations', {image})).toMatchObject({status: 413});
});

it('gives the answer that is preferred or queued, echoes what was sent, and names what there is', async () => {
  const preferred = await send('GET', check, undefined, {headers: {prefer: 'code=409, example=sourceDown'}});
  expect(preferred.status).toBe(409);
  await sandbox.next('checkBackgroundOfac', 'possibleMatch', 2);
  for (const foundInOFAC of [true, true, false]) {
    expect((await send('GET', check)).body.data).toMatchObject({documentNumber: '10000002', foundInOFAC});
  }
  const unknown = await send('GET', check, undefined, {headers: {prefer: 'example=nope'}});
  expect([unknown.status, unknown.body.message]).toEqual([400, expect.stringContaining('200.possibleMatch')]);
  await expect(sandbox.next('checkBackgroundOfac', 'nope')).rejects.toThrow('409.sourceDown');
});

it('answers three hundred requests at once, also for the headers alone', async () => {
  const statuses = await Promise.all(Array.from({length: 300}, async () => (await send('HEAD', '/v2/ofac')).status));
  expect(new Set(statuses)).toEqual(new Set([409]));
});

it('takes no command under another name', async () => {
  const headers = {host: 'evil.example', 'content-type': 'application/json'};
  const sent = request(`${sandbox.url}/_sandbox/reset`, {method: 'POST', headers}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(403);
});

it.each([
  ['http://localhost:4398', 'authorization,prefer'],
  ['https://evil.example', null],
])('lets a page of %s ask for the headers %s', async (origin, allowed) => {
  const headers = {origin, 'access-control-request-headers': 'authorization,prefer'};
  const preflight = await send('OPTIONS', check, undefined, {headers});
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, allowed]);
});

it('keeps queries and what steers a terminal out of its log', async () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const logged = await testSandbox({log: 'pretty'});
  await logged.send('GET', '/v2/clients/me?token=secret');
  await logged.send('POST', '/v2/projects/email-login?email=a%1b%5b2Jb@mail.example');
  await logged.sandbox.close();
  const lines = say.mock.calls.flat().map(String);
  say.mockRestore();
  expect(lines.join('\n')).toContain('/v2/clients/me');
  expect(lines.filter((line) => /secret|\p{Cc}/u.test(line))).toEqual([]);
});

it('has commands for a sandbox that runs, on IPv6 too, and says what is wrong', async () => {
  const run = (...args: string[]) => runCommand([...args, '--host', '::1', '--port', new URL(sandbox.url).port]);
  expect(await run('outcomes', next.operationId)).toContain('409.sourceDown');
  expect(await run('next', next.operationId, '409.sourceDown', '--times', '2')).toContain('"times": 2');
  expect(await send('GET', check)).toMatchObject({status: 409});
  await expect(run('next', next.operationId)).rejects.toThrow('409.sourceDown');
  expect(await run('complete', '690a1f35c2d4e8b7a1f05c01')).toContain('COMPLETED');
  expect(await run('trigger', 'app_registration_completed')).toContain('not sent: the address is not on this machine');
  expect(await run('state')).toContain('"credits"');
  expect(await run('reset')).toContain('ok');
  await expect(runCommand(['reset', '--port', '9'])).rejects.toThrow('No sandbox answers');
  await expect(runCommand(['--port', '70000'])).rejects.toThrow('from 0 to 65535');
  await expect(runCommand(['nope'])).rejects.toThrow('does not exist');
});
