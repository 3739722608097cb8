import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {testSandbox} from './testSandbox';

const {sandbox, send} = await testSandbox();
beforeEach(() => sandbox.reset());
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => sandbox.close());

const received: string[] = [];

/** A receiver of webhooks at 127.0.0.1. @returns its address */
async function receiver(status = 200): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => received.push(body) && response.writeHead(status).end('answer'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const email = 'ada@mail.example';

/** Opens a registration in an active flow that asks for address, document and face. @param urls - of its webhooks */
async function open(urls: readonly string[] = [], number = 1) {
  const [project = '', projectFlow = ''] = ['b', 'c'].map((digit) => `${digit.repeat(23)}${number}`);
  const onboardingSettings = {
    steps: {signUpForm: 'mandatory', document: 'mandatory', liveness: 'mandatory'},
    signUpForm: {email: true, emailGateway: 'mailgun', phone: false},
  };
  const flow = {_id: projectFlow, project, type: 'onboarding', status: 'active', onboardingSettings};
  await sandbox.change({
    records: {'/v2/projects': [{_id: project, status: 'active'}], '/v2/project-flows': [flow]},
  });
  for (const url of urls) {
    await send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link: [projectFlow]});
  }
  const {data} = (await send('POST', '/v2/app-registrations', {project, projectFlow, email})).body;
  return {ids: {project, projectFlow}, token: data.token, registration: data.appRegistration._id};
}

it('takes a person through an onboarding, and its events arrive', async () => {
  const {ids, token, registration} = await open([await receiver()]);
  const own = {token};
  const put = async (path: string, content: object, as = own) => {
    const {status, body} = await send('PUT', path, content, as);
    return status === 200 ? body.data.status : [status, body.message];
  };
  const sync = `/v2/app-registrations/${registration}/sync`;
  const form = {step: 'signUpForm', status: 'ONGOING'};
  const end = {step: 'end', status: 'COMPLETED'};
  expect(await put(sync, form)).toEqual([409, 'signUpForm_validation_not_passed']);
  expect(await put(sync, form, {token: sandbox.token})).toEqual([403, 'token_not_right']);

  const sent = await send('POST', '/v2/email-validations/app-registration', {email}, own);
  const again = await send('POST', '/v2/email-validations/app-registration', {email}, own);
  expect([again.status, again.body.message]).toEqual([409, 'otp_recently_sent']);
  const validation = `/v2/email-validations/${sent.body.data._id}`;
  expect(await put(validation, {email, otp: '000000'})).toEqual([403, 'otp_does_not_match']);
  const code = (await send('GET', '/_sandbox/state')).body.codes.at(-1)?.code;
  expect(await put(validation, {email, otp: code})).toBe('validated');

  const {informationValidation: criminal} = (await send('POST', '/v2/app-registrations/me', {}, own)).body.data;
  const check = `/v2/information-validations/${criminal}/background-check`;
  expect(await put(check, {})).toEqual([409, 'Feature_not_available']);
  const document = await send('POST', '/v2/document-validations/app-registration', {image: 'aW1hZ2U='}, own);
  expect(await put(sync, end)).toBe('ONGOING');
  const read = await send('GET', `/v2/document-validations/${document.body.data.documentValidation._id}`);
  expect(read.body.data.status).toBe('ACTIVE');
  const compare = () => send('POST', '/v2/face-recognition/compare/app-registration', {}, own);
  expect(await compare()).toHaveProperty('body.data.compareFaceVerification.result.passed', false);
  await send('POST', '/v2/biometric-validations/app-registration', {image: 'aW1hZ2U=', os: 'DESKTOP'}, own);
  expect(await compare()).toHaveProperty('body.data.compareFaceVerification.result.passed', true);
  expect(await put(sync, end)).toBe('COMPLETED');
  const second = await send('POST', '/v2/app-registrations', {...ids, email});
  expect(second.body.message).toBe('email_is_registered_already');

  const types = (await sandbox.events()).map(({type, status}) => `${type} ${status}`);
  const ends = ['onboarding_app_registration_created 200', 'onboarding_app_registration_completed 200'];
  expect(types).toEqual(expect.arrayContaining(ends));
  const [event] = (await send('GET', `/v2/webhook-events?page=1&where_appRegistration=${registration}`)).body.data;
  expect(event).toMatchObject({response: {status: 'success', body: 'answer'}});
  await send('PUT', `/v2/webhook-events/${event?._id ?? ''}/resend`);
  expect((await sandbox.events()).at(-1)).toMatchObject({id: event?._id, attempt: 2, status: 200});
});

it('ends an onboarding of the hosted pages by a command, and tells the webhook that was linked last', async () => {
  const [first, hook] = [await receiver(), await receiver()];
  const {registration} = await open([first, hook]);
  expect((await send('POST', '/_sandbox/complete', {registration: 'nobody'})).status).toBe(400);
  expect((await send('POST', '/_sandbox/complete', {registration})).status).toBe(200);
  const read = await send('GET', `/v2/app-registrations/${registration}?populates[]=documentValidation`);
  expect(read.body.data).toMatchObject({status: 'COMPLETED', documentValidation: {status: 'ACTIVE'}});
  const events = await sandbox.events();
  expect(new Set(events.map(({url}) => url))).toEqual(new Set([hook]));
  expect(events.at(-1)).toMatchObject({type: 'onboarding_app_registration_completed', status: 200});
});

it.each([
  ['FAILED', {compareFaceVerification: {result: {passed: false}}}],
  ['NEEDS_MANUAL_VERIFICATION', {documentValidation: {status: 'NEEDS_MANUAL_VERIFICATION'}}],
  ['EXPIRED', {emailValidation: {status: 'validated'}}],
])('ends an onboarding as %s, with what did not pass', async (status, parts) => {
  const registration = '690a1f35c2d4e8b7a1f05c01';
  await send('POST', '/_sandbox/complete', {registration});
  expect((await send('POST', '/_sandbox/complete', {registration, status})).status).toBe(200);
  const query = Object.keys(parts).map((part) => `populates[]=${part}`);
  const read = await send('GET', `/v2/app-registrations/${registration}?${query.join('&')}`);
  expect(read.body.data).toMatchObject({status, ...parts});
  await send('POST', '/_sandbox/complete', {registration});
  const completed = await send('GET', `/v2/app-registrations/${registration}?populates[]=compareFaceVerification`);
  expect(completed.body.data).toMatchObject({status: 'COMPLETED', compareFaceVerification: {result: {passed: true}}});
});

it('ends tokens and codes when the contract says', async () => {
  const {token} = await open();
  await send('POST', '/v2/projects/email-login?email=bo@mail.example');
  const later = async (minutes: number, path: string, as = '') => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + minutes * 60_000});
    return (await send('POST', path, undefined, {token: as})).status;
  };
  const me = '/v2/app-registrations/me';
  expect([await later(119, me, token), await later(2, me, token)]).toEqual([200, 403]);
  const confirm = {email: 'bo@mail.example', otp: '482913'};
  expect((await send('POST', '/v2/projects/email-login/confirm', confirm)).body.message).toBe('invalid_otp');
  await send('POST', '/v2/projects/email-login?email=bo@mail.example');
  const {accessToken} = (await send('POST', '/v2/projects/email-login/confirm', confirm)).body.data;
  const renew = '/v2/auth/renew-and-revoke';
  expect([await later(29 * 24 * 60, renew, accessToken), await later(0, renew, accessToken)]).toEqual([200, 403]);
});

it('takes credits for what it charges, and refuses when none are left', async () => {
  await sandbox.change({credits: 2});
  const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
  for (const [index, path] of ['/v2/ofac', check, check, check].entries()) {
    expect((await send('GET', path)).status).toBe([409, 200, 200, 403][index]);
  }
  const wrong = {credits: 'lots', crdits: 5, records: {'/v2/webhooks': [{}]}} as object;
  await expect(sandbox.change(wrong)).rejects.toThrow(/credits.*_id.*crdits/s);
  expect((await send('GET', '/v2/clients/me')).body.data.credits).toBe(0);
});

it('opens a proof with what was put in, and only with its password', async () => {
  const secret = {verifierKey: 'key', password: 'secret'};
  const face = {faceBase64: 'ZmFjZQ==', os: 'DESKTOP', ...secret};
  const held = {identifier: 'member1', publicData: {seat: '7'}, metadata: {note: 'mine'}};
  const rules = {requireLiveness: true, livenessLevel: 'REGULAR', livenessDetectionPriorCreation: true};
  const made = await send('POST', '/v2/zelf-proof/encrypt', {...face, ...held, ...rules, tolerance: 'REGULAR'});
  const {zelfProof} = made.body.data;
  const ask = (path: string, body: object) => send('POST', `/v2/zelf-proof/${path}`, {...face, zelfProof, ...body});
  const shown = {passwordLayer: 'WithPassword', publicData: held.publicData};
  expect(await ask('preview', {})).toMatchObject({status: 200, body: {data: shown}});
  expect(await ask('decrypt', {})).toMatchObject({status: 200, body: {data: held}});
  expect(await ask('decrypt', {password: 'other'})).toMatchObject({status: 500});
});

it('keeps a receiver that fails, is down or elsewhere as a failed delivery', async () => {
  for (const [index, to] of [await receiver(500), 'http://127.0.0.1:9/hook', 'https://shop.example/hook'].entries()) {
    await open([to], index);
  }
  await send('POST', '/v2/webhooks/test', {url: await receiver()});
  const events = await sandbox.events();
  expect(JSON.parse(received.at(-1) ?? '')).toMatchObject({object: {_id: '0'.repeat(24)}});
  expect(events.map(({status}) => status).sort()).toEqual([200, 500, null, null]);
  expect(events.find(({url: to}) => to.startsWith('https:'))?.error).toContain('--forward-to');
});

it('lists what was created by pages, newest first, and begins anew', async () => {
  const {ids} = await open();
  await send('POST', '/v2/app-registrations', {...ids, email: 'bo@mail.example'});
  const collect = () => send('POST', '/v2/face-recognition/collections', {name: 'Staff', description: 'Opens doors.'});
  expect((await collect()).body.data.code).not.toBe((await collect()).body.data.code);
  const list = `/v2/app-registrations?page=2&limit=1&where_project=${ids.project}`;
  expect((await send('GET', list)).body).toMatchObject({total: 2, pages: 2, data: [{email}]});
  await sandbox.reset();
  expect((await send('GET', list)).body.total).toBe(0);
});
