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

interface Row {
  request: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  outcome?: string;
  /** Whether a page has this answer for these values. */
  basis?: string;
  /** A part of the body. */
  has?: object;
  /** Headers of the answer; null for none. */
  sends?: Record<string, string | null>;
  /** What the body has not, by JSON pointer. */
  lacks?: readonly string[];
}

const table = (file: string) => parse(readFileSync(path.join(__dirname, file), 'utf8')) as readonly unknown[];
const rows = table('inputs.yaml') as readonly Row[];
const state = async () => (await send('GET', '/_sandbox/state')).body;

it.each(rows)('$request is answered by what the pages say (%#)', async ({request: line, lacks = [], ...row}) => {
  const [method = '', target = ''] = line.split(' ');
  const {body: sent, headers: own, ...wanted} = row;
  const before = await state();
  const {status, headers, body} = await send(method, target, sent, {headers: own ?? {}});
  const [outcome, basis] = ['outcome', 'basis'].map((name) => headers.get(`x-sandbox-${name}`));
  const sends = Object.fromEntries(Object.keys(row.sends ?? {}).map((name) => [name, headers.get(name)]));
  expect({status, outcome, basis, has: body, sends}).toMatchObject(wanted);
  expect(lacks.filter((pointer) => valueAt(body, pointerKeys(pointer)) !== undefined)).toEqual([]);
  // A command that is refused has changed nothing.
  expect(target.startsWith('/_sandbox') && status >= 400 ? await state() : before).toEqual(before);
});

it('gives the answer that is queued, echoes what was sent, and names what there is', async () => {
  await sandbox.next('checkBackgroundOfac', 'possibleMatch', 2);
  for (const foundInOFAC of [true, true, false]) {
    expect((await send('GET', check)).body.data).toMatchObject({documentNumber: '10000002', foundInOFAC});
  }
  await expect(sandbox.next('checkBackgroundOfac', 'nope')).rejects.toThrow('409.sourceDown');
});

it('answers three hundred requests at once, also for the headers alone, and none that is too large', async () => {
  const statuses = await Promise.all(Array.from({length: 300}, async () => (await send('HEAD', '/v2/ofac')).status));
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect(await send('POST', '/v2/document-validations', {image: 'a'.repeat(20_000_000)})).toMatchObject({status: 413});
});

it('takes no command under another name', async () => {
  const headers = {host: 'evil.example', 'content-type': 'application/json'};
  const sent = request(`${sandbox.url}/_sandbox/reset`, {method: 'POST', headers}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(403);
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
  const own = ['--host', '::1', '--port', new URL(sandbox.url).port];
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<html>'));
  for (const {run, alone = false, says} of table('commands.yaml') as {run: string[]; alone?: boolean; says: string}[]) {
    expect(await runCommand([...run, ...(alone ? [] : own)]).catch(String), run.join(' ')).toContain(says);
  }
  expect(await send('GET', check)).toMatchObject({status: 409});
});
