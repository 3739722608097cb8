import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {runCommand} from '../src/cli';
import {testSandbox} from './testSandbox';

const {sandbox, send} = await testSandbox({host: '::1'});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
const dated = '/v2/co/cedula/extra?documentType=CC';
const next = {operationId: 'checkBackgroundOfac', example: 'possibleMatch'};
const missing = (...names: string[]): string => names.map((name) => `missing ${name}`).join('\n');

/** What integrators sent, and what the pages say about it. */
it.each([
  ['GET', '/v2/ofak', undefined, 404, 'The contract has no GET /v2/ofak. Did you mean "GET /v2/ofac"?\n'],
  ['PUT', '/v2/ofac?token=a', undefined, 404, 'The contract has no PUT /v2/ofac. Did you mean "GET /v2/ofac"?\n'],
  ['GET', '/%ff', undefined, 404, 'The contract has no GET /%ff.\n'],
  ['GET', '/v2/app-registrations/%ff', undefined, 404, 'appRegistration_not_found'],
  ['POST', '/v2/projects', '{nope', 400, 'The body cannot be read.'],
  ['POST', '/v2/webhooks', '{"__proto__": {"url": "https://a.example"}}', 409, missing('url', 'name', 'isActive')],
  ['POST', '/v2/webhooks', {url: 'http://a.example', name: 'A', isActive: true}, 409, 'url must be an HTTPS address'],
  ['GET', '/v2/ofac', undefined, 409, missing('documentType', 'documentNumber')],
  ['GET', '/v2/ofac?documentType=CC', undefined, 409, missing('documentNumber')],
  ['GET', '/v2/onu?documentType=CE&documentNumber=10000002', undefined, 409, missing('expeditionDate')],
  ['GET', `${dated}&documentNumber=&date=`, undefined, 409, missing('documentNumber', 'date')],
  ['GET', `${dated}&documentNumber=52123456&date=15/03/2020`, undefined, 404, 'Record not found.'],
  ['GET', '/v2/webhooks/5affffffffffffffffffffff', undefined, 404, 'Record not found.'],
  ['POST', '/v2/document-liveness', {image: 'data:image/jpeg;base64,aW1h'}, 400, 'INVALID_IMAGE_FORMAT'],
  ['POST', '/v2/document-validations', {image: 'a'.repeat(20_000_000)}, 413, 'Payload is too large'],
] as const)('%s %s is answered by what the pages say (%#)', async (method, target, body, status, message) => {
  expect(await send(method, target, body)).toMatchObject({status, body: {message}});
});

const [owner, stranger] = ['documentType=CC&documentNumber=10000001', 'documentType=CC&documentNumber=52123456'];

it.each([
  ['policia/consultar?documentType=CC&documentNumber=10000002', '200 clean documented'],
  [`policia/consultar?${stranger}`, '200 otherText assumed'],
  ['inpec?documentType=CC&documentNumber=10000004&firstSurname=PRUEBA', '200 clean documented'],
  [`inpec?${stranger}`, '409 missingFirstSurname documented'],
  ['inpec?documentNumber=52123456', '409 MissingParameter assumed'],
  [`afiliaciones?${stranger}&date=2020-03-15`, '409 MissingParameter assumed'],
  ['simit/consultar?documentType=CC&documentNumber=%25', '409 MissingParameter assumed'],
  ['simit/consultar/placa?plate=ABC10001', '409 plateTooLong documented'],
  [`contracts?${stranger}`, '404 noContracts assumed'],
  ['fasecolda/sinister?plate=ZZZ999', '404 noClaims assumed'],
  ['fasecolda/sinister?plate=ERR40401', '404 noClaims documented'],
  ['fasecolda/values-by-plate?plate=ABC10001', '200 withYear assumed'],
  [`runt/vehicle-by-plate?${owner}&plate=ABC10001`, '200 inOrder documented'],
  [`runt/vehicle-by-plate?${owner}&plate=ZZZ999`, '404 vehicleNotFound assumed'],
])('says of /v2/co/%s no more than the pages do: %s', async (target, answer) => {
  const {status, headers} = await send('GET', `/v2/co/${target}`);
  expect([status, headers.get('x-sandbox-outcome'), headers.get('x-sandbox-basis')].join(' ')).toBe(answer);
});

const [uri, address, words] = ['data:image/png;base64,aW1h', 'https://a.example/face.jpg', 'REPLACE_WITH_BASE64_IMAGE'];
const pair = {probe: 'aW1h', gallery: ['aW1h'], search_mode: 'FAST', os: 'IOS', liveness_min_score: 0.6};
const searched = {images: ['aW1h'], collection_id: '0f4c2b7e-1a3d-4c5b-9e8f-2a6d0c9b1e75', search_mode: 'FAST'};

/** The table of the page "Images and scores", and what it says of thresholds. */
it.each([
  ['liveness', {image: uri, os: 'IOS', liveness_min_score: 0.7}, 200, {passed: true, min_score: 0.7}],
  ['liveness', {image: address, os: 'IOS', liveness_min_score: 0.91}, 200, {passed: false, min_score: 0.91}],
  ['liveness', {image: words, os: 'IOS'}, 409, undefined],
  ['compare-live', {...pair, gallery: [uri, address]}, 200, {score: 0.94}],
  ['compare-live', {...pair, gallery: []}, 409, undefined],
  ['compare-live', {...pair, probe: uri}, 412, undefined],
  ['compare', {...pair, probe: [address]}, 412, undefined],
  ['compare', {...pair, probe: [words]}, 412, undefined],
  ['compare-with-liveness', {...pair, compare_min_score: 0.95}, 200, {comparison: {score: 0.31}}],
  ['search', {...searched, min_score: 0.7}, 200, [{score: 0.92}]],
  ['search', {...searched, min_score: 0.92}, 200, []],
  ['search', {...searched, min_score: 0.7, images: [uri]}, 409, undefined],
  ['persons', {...searched, name: 'Ada', images: [uri]}, 412, undefined],
])('answers face-recognition/%s to %j by %d', async (path, body, status, data) => {
  expect(await send('POST', `/v2/face-recognition/${path}`, body)).toMatchObject({status, body: data ? {data} : {}});
});

it("finds a name with nobody else's document", async () => {
  const {body} = await send('GET', '/v2/ofac?fullName=ADA%20PRUEBA');
  const {details, ...data} = body.data as object as Record<string, unknown>;
  expect(data).toEqual({fullName: 'ADA PRUEBA', foundInOFAC: true});
  expect(details).toBeDefined();
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

it.each([
  ['next', {...next, exampel: 'x'}],
  ['next', {...next, operationId: '__proto__'}],
  ['next', {...next, set: {'/__proto__/event': 'x'}}],
  ['next', {...next, set: {'/data/constructor/prototype/x': 'x'}}],
  ...['many', 0, -1, 1.5, [3], 1001].map((times) => ['next', {...next, times}] as const),
  ['trigger', {event: 'nope'}],
  ['complete', {registration: '690a1f35c2d4e8b7a1f05c01', status: 'GREAT'}],
  ['reset', '{nope'],
  ['reset', '[]'],
] as const)('the command %s refuses %j, and nothing changes', async (task, body) => {
  const before = await send('GET', '/_sandbox/state');
  const {status, body: answer} = await send('POST', `/_sandbox/${task}`, body);
  expect([status, typeof answer.message]).toEqual([400, 'string']);
  expect((await send('GET', '/_sandbox/state')).body).toEqual(before.body);
});

it.each([
  [{origin: 'https://evil.example'}, 403],
  [{origin: 'null'}, 403],
  [{'sec-fetch-site': 'cross-site'}, 403],
  [{'content-type': 'text/plain'}, 415],
  [{origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site'}, 200],
])('answers a reset with %j by %d', async (headers, status) => {
  expect(await send('POST', '/_sandbox/reset', {}, {headers})).toMatchObject({status});
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
  expect(await run('trigger', 'app_registration_completed')).toContain('deliver');
  expect(await run('state')).toContain('"credits"');
  expect(await run('reset')).toContain('ok');
  await expect(runCommand(['reset', '--port', '9'])).rejects.toThrow('No sandbox answers');
  await expect(runCommand(['--port', '70000'])).rejects.toThrow('from 0 to 65535');
  await expect(runCommand(['nope'])).rejects.toThrow('does not exist');
});
