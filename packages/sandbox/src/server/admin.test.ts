import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFile} from 'node:fs/promises';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {readCommand} from '../cli/options';
import {remoteCommands} from '../cli/remote';
import {testSandbox, type TestClient} from '../testSandbox';

let client: TestClient;

beforeAll(async () => {
  client = await testSandbox({clock: 'manual'});
});
beforeEach(() => client.sandbox.reset());
afterAll(() => client.sandbox.close());

const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
const next = {operationId: 'checkBackgroundOfac', example: 'possibleMatch'};

/** A request with headers that `fetch` does not let a program set. */
const raw = (method: string, target: string, headers: Record<string, string>) =>
  new Promise<{status: number; headers: NodeJS.Dict<string | string[]>; text: string}>((resolve, reject) => {
    const sent = request(`${client.sandbox.url}${target}`, {method, headers}, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, headers: response.headers, text});
      });
    });
    sent.on('error', reject).end();
  });

it.each([
  ['POST', 'next', {...next, set: {'/__proto__/event': 'x'}}],
  ['POST', 'next', {...next, set: {'/data/constructor/prototype/x': 'x'}}],
  ['POST', 'next', {...next, set: ['x']}],
  ['POST', 'next', {...next, exampel: 'x'}],
  ...['many', 0, -1, 1.5, [3], 1001].map((times) => ['POST', 'next', {...next, times}] as const),
  ['POST', 'trigger', {event: 'app_registration_completed', times: 100_000}],
  ['POST', 'clock', {advance: '200000000d'}],
  ['POST', 'reset', '{nope'],
  ['POST', 'reset', '[]'],
  ['PUT', 'state', '{"credits": 1, "records": {"/v2/webhooks": [{"_id": "x", "__proto__": {"y": 1}}]}}'],
  ...[
    {credits: 'lots'},
    {recods: {}},
    {records: 5},
    {records: {'/v2/nope': []}},
    {credits: 1, records: {'/v2/webhooks': [{}]}},
  ].map((state) => ['PUT', 'state', state] as const),
] as const)('%s %s refuses %j, and nothing changes', async (method, task, body) => {
  const {send} = client;
  const before = await send('GET', '/_sandbox/state');
  const {status, body: answer} = await send(method, `/_sandbox/${task}`, body);
  expect([status, typeof answer.message]).toEqual([400, 'string']);
  expect((await send('GET', '/_sandbox/state')).body).toEqual(before.body);
  expect({}).not.toHaveProperty('event');
});

it.each([
  [{host: 'evil.example'}, 403],
  [{origin: 'https://evil.example'}, 403],
  [{origin: 'null'}, 403],
  [{'sec-fetch-site': 'cross-site'}, 403],
  [{'content-type': 'text/plain'}, 415],
  [{origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site'}, 200],
])('answers a reset with %j by %d', async (headers, status) => {
  const answer = await raw('POST', '/_sandbox/reset', {'content-type': 'application/json', ...headers});
  expect(answer.status).toBe(status);
});

it('takes no command from a webhook of its own', async () => {
  const {send, sandbox} = client;
  await send('POST', '/_sandbox/next', next);
  await send('POST', '/v2/webhooks/test', {url: `${sandbox.url}/_sandbox/reset`});
  expect(await sandbox.events()).toMatchObject([{status: 403}]);
  expect(await send('GET', check)).toMatchObject({body: {data: {foundInOFAC: true}}});
});

it('refuses a body that would change a prototype', async () => {
  const answer = await client.send('POST', '/v2/webhooks', '{"__proto__": {"isActive": true}, "name": "x"}');
  expect(answer.status).toBe(409);
});

it('lets pages of this machine call the API and itself, and no others', async () => {
  const origin = 'http://localhost:4398';
  const asked = {origin, 'access-control-request-headers': 'authorization,prefer'};
  const preflight = await raw('OPTIONS', check, asked);
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([204, 'authorization,prefer']);
  expect((await raw('GET', check, {origin})).headers['access-control-allow-origin']).toBe(origin);
  const foreign = await raw('OPTIONS', check, {...asked, origin: 'https://evil.example'});
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
});

it('answers HEAD without a body, and a path that cannot be decoded as one that leads to nothing', async () => {
  const head = await raw('HEAD', check, {authorization: `Bearer ${client.sandbox.token}`});
  expect([head.status, head.text]).toEqual([200, '']);
  for (const target of ['/v2/app-registrations/Jos%E9', '/%ff']) {
    expect(await client.send('GET', target)).toMatchObject({status: 404, body: {code: 'NotFound'}});
  }
});

it('reads a seed with a byte order mark, and refuses names that it does not know', async () => {
  const seed = path.join(tmpdir(), 'seed.json');
  await writeFile(seed, '\uFEFF{"credits": 3}');
  const {sandbox, send} = await testSandbox({seed});
  expect((await send('GET', '/_sandbox/state')).body).toMatchObject({credits: 3});
  await sandbox.close();
  await expect(testSandbox({seed: {crdits: 3} as object})).rejects.toThrow('Known: credits, codes, known, records.');
});

it('keeps queries and what steers a terminal out of its log', async () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const {sandbox, send} = await testSandbox({log: 'json'});
  await send('GET', '/v2/clients/me?token=secret');
  await send('POST', '/v2/projects/email-login?email=a%1b%5b2Jb@mail.example');
  await sandbox.close();
  const lines = say.mock.calls.flat().map(String);
  say.mockRestore();
  expect(lines.join('\n')).toContain('/v2/clients/me');
  expect(lines.filter((line) => /secret|\p{Cc}/u.test(line))).toEqual([]);
});

it('finds a sandbox on IPv6 by its second commands, and says what is wrong with a port', async () => {
  const {sandbox} = await testSandbox({host: '::1'});
  const command = readCommand(['reset', '--host', '::1', '--port', new URL(sandbox.url).port], {});
  expect(await remoteCommands.reset?.(command)).toContain('begins anew');
  await sandbox.close();
  expect(() => readCommand(['--port', '70000'], {})).toThrow('from 0 to 65535');
});
