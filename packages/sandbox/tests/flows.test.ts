import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {expect, it, onTestFinished, vi} from 'vitest';
import {testSandbox, type TestClient} from './testSandbox';

async function begin(): Promise<TestClient> {
  const client = await testSandbox();
  onTestFinished(async () => {
    vi.useRealTimers();
    await client.sandbox.close();
  });
  return client;
}

/** A receiver of webhooks at 127.0.0.1. */
async function receiver(status = 200): Promise<{url: string; types: string[]}> {
  const types: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      types.push((JSON.parse(body) as {type: string}).type);
      response.writeHead(status).end('answer');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, types};
}

/** An active project with an active flow that asks for address, document and face. */
async function activeFlow({sandbox}: TestClient, number = 1): Promise<{project: string; projectFlow: string}> {
  const [project = '', projectFlow = ''] = ['b', 'c'].map((digit) => `${digit.repeat(23)}${number}`);
  const onboardingSettings = {
    steps: {signUpForm: 'mandatory', document: 'mandatory', liveness: 'mandatory'},
    signUpForm: {email: true, emailGateway: 'mailgun', phone: false},
  };
  const flow = {_id: projectFlow, project, type: 'onboarding', status: 'active', onboardingSettings};
  await sandbox.change({
    records: {'/v2/projects': [{_id: project, status: 'active'}], '/v2/project-flows': [flow]},
  });
  return {project, projectFlow};
}

it('takes a person through an onboarding, and its events arrive', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const hook = await receiver();
  const ids = await activeFlow(client);
  await send('POST', '/v2/webhooks', {url: hook.url, name: 'Events', isActive: true, link: [ids.projectFlow]});
  const {body} = await send('POST', '/v2/app-registrations', {...ids, email: 'ada@mail.example', fullName: 'ADA'});
  const {token, appRegistration} = body.data;
  const own = {token};
  const sync = `/v2/app-registrations/${appRegistration._id}/sync`;
  expect((await send('PUT', sync, {step: 'signUpForm', status: 'ONGOING'}, own)).body.message).toContain('not_passed');
  expect((await send('PUT', sync, {step: 'signUpForm', status: 'ONGOING'})).body.message).toBe('token_not_right');

  const sent = await send('POST', '/v2/email-validations/app-registration', {email: 'ada@mail.example'}, own);
  const again = await send('POST', '/v2/email-validations/app-registration', {email: 'ada@mail.example'}, own);
  expect([again.status, again.body.message]).toEqual([409, 'otp_recently_sent']);
  const validation = `/v2/email-validations/${sent.body.data._id}`;
  const wrong = await send('PUT', validation, {email: 'ada@mail.example', otp: '000000'}, own);
  expect([wrong.status, wrong.body.message]).toEqual([403, 'otp_does_not_match']);
  const code = (await send('GET', '/_sandbox/state')).body.codes.at(-1)?.code;
  const confirmed = await send('PUT', validation, {email: 'ada@mail.example', otp: code}, own);
  expect(confirmed.body.data.status).toBe('validated');

  const document = await send('POST', '/v2/document-validations/app-registration', {image: 'aW1hZ2U='}, own);
  const early = await send('PUT', sync, {step: 'end', status: 'COMPLETED'}, own);
  expect(early.body.data.status).toBe('ONGOING');
  const read = await send('GET', `/v2/document-validations/${document.body.data.documentValidation._id}`);
  expect(read.body.data.status).toBe('ACTIVE');
  await send('POST', '/v2/biometric-validations/app-registration', {image: 'aW1hZ2U=', os: 'DESKTOP'}, own);
  await send('POST', '/v2/face-recognition/compare/app-registration', {}, own);
  expect((await send('PUT', sync, {step: 'end', status: 'COMPLETED'}, own)).body.data.status).toBe('COMPLETED');
  expect((await send('GET', `/v2/app-registrations/${appRegistration._id}`)).body.data.fullName).toBe('ADA');
  const second = await send('POST', '/v2/app-registrations', {...ids, email: 'ada@mail.example'});
  expect(second.body.message).toBe('email_is_registered_already');

  await sandbox.events();
  expect(hook.types).toContain('onboarding_app_registration_created');
  expect(hook.types).toContain('onboarding_app_registration_completed');
  const listed = await send('GET', `/v2/webhook-events?page=1&where_appRegistration=${appRegistration._id}`);
  expect(listed.body.data[0]?.response).toEqual({status: 'success', body: 'answer'});
  await send('PUT', `/v2/webhook-events/${listed.body.data[0]?._id ?? ''}/resend`);
  expect((await sandbox.events()).at(-1)).toMatchObject({id: listed.body.data[0]?._id, attempt: 2, status: 200});
});

it('ends an onboarding of the hosted pages by a command, and tells the webhook that was linked last', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const [first, hook] = [await receiver(), await receiver()];
  const ids = await activeFlow(client);
  for (const {url} of [first, hook]) {
    await send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link: [ids.projectFlow]});
  }
  const {body} = await send('POST', '/v2/app-registrations', {...ids, email: 'ada@mail.example'});
  const registration = body.data.appRegistration._id;
  expect((await send('POST', '/_sandbox/complete', {registration: 'nobody'})).status).toBe(400);
  expect((await send('POST', '/_sandbox/complete', {registration})).status).toBe(200);
  const read = await send('GET', `/v2/app-registrations/${registration}?populates[]=documentValidation`);
  expect(read.body.data).toMatchObject({status: 'COMPLETED', documentValidation: {status: 'ACTIVE'}});
  await sandbox.events();
  expect([first.types, hook.types.at(-1)]).toEqual([[], 'onboarding_app_registration_completed']);
});

it('ends tokens and codes when the contract says', async () => {
  const client = await begin();
  const {send} = client;
  const flow = await activeFlow(client);
  const {token} = (await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'})).body.data;
  await send('POST', '/v2/projects/email-login?email=bo@mail.example');
  const later = async (minutes: number): Promise<number> => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + minutes * 60_000});
    const {status} = await send('POST', '/v2/app-registrations/me', undefined, {token});
    return status;
  };
  expect([await later(119), await later(2)]).toEqual([200, 403]);
  const confirm = {email: 'bo@mail.example', otp: '482913'};
  expect((await send('POST', '/v2/projects/email-login/confirm', confirm)).body.message).toBe('invalid_otp');
  await send('POST', '/v2/projects/email-login?email=bo@mail.example');
  const {accessToken} = (await send('POST', '/v2/projects/email-login/confirm', confirm)).body.data;
  await later(31 * 24 * 60);
  const expired = await send('GET', '/v2/ofac?documentType=CC&documentNumber=10000002', undefined, {
    token: accessToken,
  });
  expect([expired.status, expired.body.message]).toEqual([403, 'token_expired']);
});

it('takes credits for what it charges, and refuses when none are left', async () => {
  const {send, sandbox} = await begin();
  await sandbox.change({credits: 2});
  const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
  await send('GET', '/v2/ofac');
  const statuses = [await send('GET', check), await send('GET', check), await send('GET', check)];
  expect(statuses.map(({status}) => status)).toEqual([200, 200, 403]);
  expect((await send('GET', '/v2/clients/me')).body.data.credits).toBe(0);
});

it('opens a proof with what was put in, and only with its password', async () => {
  const {send} = await begin();
  const ask = async (path: string, body: object) => {
    const {status, body: answer} = await send('POST', `/v2/zelf-proof/${path}`, body);
    return {status, ...answer, ...(answer.data as object | undefined)} as Record<string, unknown>;
  };
  const [face, verifierKey] = [{faceBase64: 'ZmFjZQ==', os: 'DESKTOP'}, 'key'];
  const held = {identifier: 'member1', publicData: {seat: '7'}, metadata: {note: 'mine'}};
  const rules = {requireLiveness: true, livenessLevel: 'REGULAR', livenessDetectionPriorCreation: true};
  const secret = {verifierKey, password: 'secret'};
  const {zelfProof} = await ask('encrypt', {...face, ...held, ...secret, ...rules, tolerance: 'REGULAR'});
  const preview = await ask('preview', {zelfProof, verifierKey, os: 'DESKTOP'});
  expect(preview).toMatchObject({status: 200, passwordLayer: 'WithPassword', publicData: held.publicData});
  expect(await ask('decrypt', {...face, zelfProof, ...secret})).toMatchObject(held);
  expect((await ask('decrypt', {...face, zelfProof, verifierKey, password: 'other'})).status).toBe(500);
});

it('keeps a receiver that fails, is down or elsewhere as a failed delivery', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const failing = await receiver(500);
  const urls = [failing.url, 'http://127.0.0.1:9/hook', 'https://shop.example/hook'];
  for (const [index, url] of urls.entries()) {
    const flow = await activeFlow(client, index);
    await send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link: [flow.projectFlow]});
    await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'});
  }
  const events = await sandbox.events();
  expect(events.map(({status}) => status).sort()).toEqual([500, null, null]);
  expect(events.find(({url}) => url.startsWith('https:'))?.error).toContain('--forward-to');
});

it('loses nothing of three hundred requests at once, and begins anew', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const flow = await activeFlow(client);
  const answers = await Promise.all(
    Array.from({length: 300}, (_, index) =>
      send('POST', '/v2/app-registrations', {...flow, email: `person${index % 100}@mail.example`}),
    ),
  );
  const created = answers.filter(({status}) => status === 200);
  expect([created.length, answers.filter(({status}) => status === 409).length]).toEqual([100, 200]);
  expect(new Set(created.map(({body}) => body.data.appRegistration._id)).size).toBe(100);
  const list = `/v2/app-registrations?page=1&where_project=${flow.project}`;
  expect((await send('GET', list)).body.total).toBe(100);
  await sandbox.reset();
  expect((await send('GET', list)).body.total).toBe(0);
});
