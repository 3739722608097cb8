import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {request} from 'node:http';
import {runCommand} from '../src/cli';
import {testSandbox, type TestClient} from './testSandbox';

let client: TestClient;

beforeAll(async () => {
  client = await testSandbox();
});
beforeEach(() => client.sandbox.reset());
afterAll(() => client.sandbox.close());

const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
const dated = '/v2/co/cedula/extra?documentType=CC';
const next = {operationId: 'checkBackgroundOfac', example: 'possibleMatch'};
const missing = (...names: string[]): string => names.map((name) => `missing ${name}`).join('\n');

/** What integrators sent, and what the pages say about it. */
it.each([
  ['GET', '/v2/nothing', undefined, 404, 'Record not found.'],
  ['GET', '/%ff', undefined, 404, 'Record not found.'],
  ['POST', '/v2/projects', '{nope', 400, 'The body cannot be read.'],
  ['POST', '/v2/webhooks', '{"__proto__": {"url": "https://a.example"}}', 409, missing('url', 'name', 'isActive')],
  ['GET', '/v2/ofac', undefined, 409, missing('documentType', 'documentNumber')],
  ['GET', '/v2/ofac?documentType=CC', undefined, 409, missing('documentNumber')],
  ['GET', '/v2/ofac?documentNumber=10000002', undefined, 409, missing('documentType')],
  ['GET', '/v2/onu?documentType=CE&documentNumber=10000002', undefined, 409, missing('expeditionDate')],
  ['GET', '/v2/onu?documentType=CPF&documentNumber=10000002', undefined, 409, missing('dateOfBirth')],
  ['GET', `${dated}&documentNumber=&date=`, undefined, 409, missing('documentNumber', 'date')],
  ['GET', `${dated}&documentNumber=52123456&date=15/03/2020`, undefined, 404, 'Record not found.'],
  ['GET', '/v2/webhooks/5affffffffffffffffffffff', undefined, 404, 'Record not found.'],
  ['POST', '/v2/document-liveness', {image: 'data:image/jpeg;base64,aW1h'}, 400, undefined],
] as const)('%s %s %j is answered by %d', async (method, target, body, status, message) => {
  const answer = await client.send(method, target, body);
  expect(answer).toMatchObject({status, body: message === undefined ? {} : {message}});
});

it('says nothing good about somebody whom nobody knows', async () => {
  const police = (number: string) =>
    client.send('GET', `/v2/co/policia/consultar?documentType=CC&documentNumber=${number}`);
  const [known, other] = [await police('10000002'), await police('52123456')];
  expect([known, other].map(({headers}) => headers.get('x-sandbox-outcome'))).toEqual(['clean', 'otherText']);
  expect(other.headers.get('x-sandbox-basis')).toBe('assumed');
});

it('gives the answer that is preferred or queued, echoes what was sent, and names what there is', async () => {
  const {send, sandbox} = client;
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

it('answers what is too large with 413', async () => {
  const {status, body} = await client.send('POST', '/v2/document-validations', {image: 'a'.repeat(20_000_000)});
  expect([status, body.code]).toEqual([413, 'ERR_PAYLOAD_IS_TOO_LARGE']);
});

it.each([
  ['next', {...next, exampel: 'x'}],
  ['next', {...next, operationId: '__proto__'}],
  ['next', {...next, set: {'/__proto__/event': 'x'}}],
  ['next', {...next, set: {'/data/constructor/prototype/x': 'x'}}],
  ...['many', 0, -1, 1.5, [3], 1001].map((times) => ['next', {...next, times}] as const),
  ['trigger', {event: 'app_registration_completed', times: 100_000}],
  ['trigger', {event: 'nope'}],
  ['complete', {registration: '690a1f35c2d4e8b7a1f05c01', status: 'GREAT'}],
  ['reset', '{nope'],
  ['reset', '[]'],
] as const)('the command %s refuses %j, and nothing changes', async (task, body) => {
  const {send} = client;
  const before = await send('GET', '/_sandbox/state');
  const {status, body: answer} = await send('POST', `/_sandbox/${task}`, body);
  expect([status, typeof answer.message]).toEqual([400, 'string']);
  expect((await send('GET', '/_sandbox/state')).body).toEqual(before.body);
});

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
  await client.send('POST', '/_sandbox/next', next);
  await client.send('POST', '/v2/webhooks/test', {url: `${client.sandbox.url}/_sandbox/reset`});
  expect(await client.sandbox.events()).toMatchObject([{status: 400}]);
  expect(await client.send('GET', check)).toMatchObject({body: {data: {foundInOFAC: true}}});
});

it('lets pages of this machine call the API, and no others; HEAD has no body', async () => {
  const origin = 'http://localhost:4398';
  const asked = {origin, 'access-control-request-headers': 'authorization,prefer'};
  const preflight = await raw('OPTIONS', check, asked);
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([204, 'authorization,prefer']);
  const foreign = await raw('OPTIONS', check, {...asked, origin: 'https://evil.example'});
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  const head = await raw('HEAD', check, {authorization: `Bearer ${client.sandbox.token}`});
  expect([head.status, head.text]).toEqual([200, '']);
});

it('keeps queries and what steers a terminal out of its log', async () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const {sandbox, send} = await testSandbox({log: 'pretty'});
  await send('GET', '/v2/clients/me?token=secret');
  await send('POST', '/v2/projects/email-login?email=a%1b%5b2Jb@mail.example');
  await sandbox.close();
  const lines = say.mock.calls.flat().map(String);
  say.mockRestore();
  expect(lines.join('\n')).toContain('/v2/clients/me');
  expect(lines.filter((line) => /secret|\p{Cc}/u.test(line))).toEqual([]);
});

it('has commands for a sandbox that runs, on IPv6 too, and says what is wrong', async () => {
  const {sandbox, send} = await testSandbox({host: '::1'});
  const run = (...args: string[]) => runCommand([...args, '--host', '::1', '--port', new URL(sandbox.url).port]);
  expect(await run('outcomes', next.operationId)).toContain('409.sourceDown');
  expect(await run('next', next.operationId, '409.sourceDown', '--times', '2')).toContain('"times": 2');
  expect([(await send('GET', check)).status, (await send('GET', check)).status]).toEqual([409, 409]);
  await expect(run('next', next.operationId)).rejects.toThrow('409.sourceDown');
  expect(await run('complete', '690a1f35c2d4e8b7a1f05c01')).toContain('COMPLETED');
  expect(await run('trigger', 'app_registration_completed')).toContain('deliver');
  expect(await run('state')).toContain('"credits"');
  expect(await run('reset')).toContain('ok');
  await sandbox.close();
  await expect(run('reset')).rejects.toThrow('No sandbox answers');
  await expect(runCommand(['--port', '70000'])).rejects.toThrow('from 0 to 65535');
  await expect(runCommand(['nope'])).rejects.toThrow('does not exist');
});
