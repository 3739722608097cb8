import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterEach, expect, it} from 'vitest';
import type {SandboxOptions} from './public';
import {testSandbox, type TestClient} from './testSandbox';

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function begin(options: SandboxOptions = {}): Promise<TestClient> {
  const client = await testSandbox({clock: 'manual', ...options});
  open.push(client.sandbox.close);
  return client;
}

/** A receiver of webhooks at 127.0.0.1. */
async function receiver(status: number | 'hangs' = 200): Promise<{url: string; types: string[]}> {
  const types: string[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      types.push((JSON.parse(body) as {type: string}).type);
      if (status !== 'hangs') {
        response.writeHead(status).end('answer');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, types};
}

const project = {
  name: 'Shop',
  allowedCountries: ['CO'],
  contactEmail: 'privacy@shop.example',
  privacyUrl: 'https://shop.example/privacy',
  termsAndConditionsUrl: 'https://shop.example/terms',
};

/** An active project with an active flow that asks for address, document and face. */
async function activeFlow({send}: TestClient): Promise<{project: string; projectFlow: string}> {
  const created = await send('POST', '/v2/projects', project);
  const flow = await send('POST', '/v2/project-flows', {
    project: created.body.data._id,
    type: 'onboarding',
    name: 'Sign-up',
    onboardingSettings: {
      steps: {signUpForm: 'mandatory', document: 'mandatory', liveness: 'mandatory'},
      signUpForm: {email: true, emailGateway: 'mailgun', phone: false},
    },
  });
  const ids = {project: created.body.data._id, projectFlow: flow.body.data._id};
  await send('PUT', `/v2/projects/${ids.project}`, {status: 'active'});
  await send('PUT', `/v2/project-flows/${ids.projectFlow}`, {status: 'active'});
  return ids;
}

const advance = ({send}: TestClient, span: string) => send('POST', '/_sandbox/clock', {advance: span});

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

  const sent = await send('POST', '/v2/email-validations/app-registration', {email: 'ada@mail.example'}, own);
  const again = await send('POST', '/v2/email-validations/app-registration', {email: 'ada@mail.example'}, own);
  expect([again.status, again.body.message]).toEqual([409, 'otp_recently_sent']);
  const validation = `/v2/email-validations/${sent.body.data._id}`;
  const wrong = await send('PUT', validation, {email: 'ada@mail.example', otp: '000000'}, own);
  expect([wrong.status, wrong.body.message]).toEqual([403, 'otp_does_not_match']);
  const code = (await send('GET', '/_sandbox/state')).body.codes.at(-1)?.code;
  expect((await send('PUT', validation, {email: 'ada@mail.example', otp: code}, own)).body.data.status).toBe(
    'validated',
  );

  const document = await send('POST', '/v2/document-validations/app-registration', {image: 'aW1hZ2U='}, own);
  const documentPath = `/v2/document-validations/${document.body.data.documentValidation._id}`;
  expect((await send('GET', documentPath)).body.data.status).toBe('ASSESSING');
  const early = await send('PUT', sync, {step: 'end', status: 'COMPLETED'}, own);
  expect(early.body.data.status).toBe('ONGOING');
  await advance(client, '1m');
  expect((await send('GET', documentPath)).body.data.status).toBe('ACTIVE');
  await send('POST', '/v2/biometric-validations/app-registration', {image: 'aW1hZ2U=', os: 'DESKTOP'}, own);
  await send('POST', '/v2/face-recognition/compare/app-registration', {}, own);
  expect((await send('PUT', sync, {step: 'end', status: 'COMPLETED'}, own)).body.data.status).toBe('COMPLETED');
  expect((await send('GET', `/v2/app-registrations/${appRegistration._id}`)).body.data.fullName).toBe('ADA');
  const resent = await send('POST', `/v2/app-registrations/${appRegistration._id}/resend-link`, {});
  expect(resent.body.message).toBe('cannot_resend_link_for_this_status');

  await sandbox.events();
  expect(hook.types).toContain('onboarding_app_registration_created');
  expect(hook.types).toContain('onboarding_app_registration_completed');
  const listed = await send('GET', `/v2/webhook-events?page=1&where_appRegistration=${appRegistration._id}`);
  expect(listed.body.data[0]?.response).toEqual({status: 'success', body: 'answer'});
  await send('PUT', `/v2/webhook-events/${listed.body.data[0]?._id ?? ''}/resend`);
  expect((await sandbox.events()).at(-1)).toMatchObject({id: listed.body.data[0]?._id, attempt: 2, status: 200});
});

it('refuses a registration where the project is not active, and a second with the same address', async () => {
  const client = await begin();
  const {send} = client;
  const created = await send('POST', '/v2/projects', project);
  const flow = await activeFlow(client);
  const inactive = {project: created.body.data._id, projectFlow: flow.projectFlow, email: 'ada@mail.example'};
  expect((await send('POST', '/v2/app-registrations', inactive)).body.message).toBe('Project_not_active');
  expect((await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'})).status).toBe(200);
  const second = await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'});
  expect(second.body.message).toBe('email_is_registered_already');
});

it('checks kind and record of a token', async () => {
  const client = await begin();
  const {send} = client;
  const flow = await activeFlow(client);
  const [one, two] = await Promise.all(
    ['one@mail.example', 'two@mail.example'].map((email) => send('POST', '/v2/app-registrations', {...flow, email})),
  );
  const path = `/v2/app-registrations/${one?.body.data.appRegistration._id ?? ''}/sync`;
  const step = {step: 'instructions', status: 'ONGOING'};
  const account = await send('PUT', path, step);
  expect([account.status, account.body.message]).toEqual([403, 'token_not_right']);
  const other = await send('PUT', path, step, {token: two?.body.data.token ?? ''});
  expect([other.status, other.body.message]).toEqual([403, 'token_not_right']);
  expect((await send('GET', '/v2/clients/me', undefined, {token: 'made.up'})).status).toBe(401);
});

it('ends tokens when the contract says', async () => {
  const client = await begin();
  const {send} = client;
  const flow = await activeFlow(client);
  const {token} = (await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'})).body.data;
  const own = () => send('POST', '/v2/app-registrations/me', undefined, {token});
  await advance(client, '119m');
  expect((await own()).status).toBe(200);
  await advance(client, '1m');
  expect([(await own()).status, (await send('GET', '/v2/clients/me')).status]).toEqual([403, 200]);
  await advance(client, '30d');
  const expired = await send('GET', '/v2/ofac?documentType=CC&documentNumber=10000002');
  expect([expired.status, expired.body.message]).toEqual([403, 'token_expired']);
});

it('ends codes after ten minutes, and logs in with the right one', async () => {
  const client = await begin({seed: {codes: {'ada@mail.example': '135790'}}});
  const {send} = client;
  const confirm = {email: 'ada@mail.example', otp: '135790'};
  await send('POST', '/v2/projects/email-login?email=ada@mail.example');
  await advance(client, '11m');
  expect((await send('POST', '/v2/projects/email-login/confirm', confirm)).body.message).toBe('invalid_otp');
  await send('POST', '/v2/projects/email-login?email=ada@mail.example');
  const {accessToken} = (await send('POST', '/v2/projects/email-login/confirm', confirm)).body.data;
  expect((await send('GET', '/v2/clients/me', undefined, {token: accessToken})).status).toBe(200);
});

it('takes credits for what it charges, and refuses when none are left', async () => {
  const {send} = await begin({seed: {credits: 2}});
  const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
  const missing = await send('GET', '/v2/ofac');
  expect([missing.status, missing.body.message]).toEqual([409, 'missing documentType']);
  const statuses = [await send('GET', check), await send('GET', check), await send('GET', check)].map(
    ({status}) => status,
  );
  expect(statuses).toEqual([200, 200, 403]);
  expect((await send('GET', '/v2/clients/me')).body.data.credits).toBe(0);
});

it('gives the answer that is preferred or queued, and names what there is', async () => {
  const {send, sandbox} = await begin();
  const check = '/v2/ofac?documentType=CC&documentNumber=10000002';
  const preferred = await send('GET', check, undefined, {headers: {prefer: 'code=409, example=sourceDown'}});
  expect([preferred.status, preferred.headers.get('preference-applied')]).toEqual([
    409,
    'code=409, example=sourceDown',
  ]);
  await sandbox.next('checkBackgroundOfac', 'possibleMatch');
  expect((await send('GET', check)).body.data).toMatchObject({documentNumber: '10000002', foundInOFAC: true});
  const found = (await send('GET', check)).body.data;
  expect([found.foundInOFAC, typeof found.fullName]).toEqual([false, 'string']);
  const unknown = await send('GET', check, undefined, {headers: {prefer: 'example=nope'}});
  expect([unknown.status, unknown.body.message]).toEqual([400, expect.stringContaining('200.possibleMatch')]);
  await expect(sandbox.next('checkBackgroundOfac', 'nope')).rejects.toThrow('409.sourceDown');
});

it('shows each request with its answer, and what is wrong with it, also where the answer is forced', async () => {
  const seen: unknown[] = [];
  const {send, sandbox} = await begin({
    clock: 'manual',
    onRequest: async ({method, operation, outcome, fault, body, answer: {status}}) => {
      seen.push([method, operation, outcome, fault, body, status]);
      await sandbox.advance('1s');
    },
  });
  await sandbox.next('checkBackgroundOfac', '200');
  await send('GET', '/v2/ofac?documentType=CC', undefined, {token: 'other'});
  await send('GET', '/v2/ofac');
  await send('POST', '/v2/projects', {name: 'Shop'});
  await send('GET', '/v2/nothing');
  expect(seen).toEqual([
    ['GET', 'checkBackgroundOfac', 'noHit', expect.stringContaining('uthent'), undefined, 200],
    ['GET', 'checkBackgroundOfac', expect.any(String), 'missing documentType', undefined, 409],
    ['POST', 'createProject', expect.any(String), expect.stringMatching('missing'), {name: 'Shop'}, 409],
    ['GET', null, null, null, undefined, 404],
  ]);
  expect((await send('GET', '/_sandbox/state')).body).toMatchObject({now: '2026-01-01T12:00:04.000Z'});
});

it('takes a field out of an answer that is queued so, and lets a test change the state', async () => {
  const {send, sandbox} = await begin();
  const login = {email: 'ada@mail.example', otp: '111111'};
  await sandbox.change({codes: {[login.email]: login.otp}});
  await send('POST', `/v2/projects/email-login?email=${login.email}`, undefined);
  await sandbox.next('confirmEmailLogin', '200', 1, {'/data/accessToken': null});
  const {data} = (await send('POST', '/v2/projects/email-login/confirm', login)).body;
  expect(data).not.toHaveProperty('accessToken');
  expect(data).toHaveProperty('tokenType');
  expect((await send('POST', '/v2/projects/email-login/confirm', login)).status).toBe(400);
});

it.each(['/v2/zelf-proof', '/api/zelf-proof'])('opens a proof of %s with what was put in', async (base) => {
  const {send, sandbox} = await begin();
  const {tokens} = (await send('GET', '/_sandbox/state')).body as unknown as {tokens: Record<string, string>[]};
  const scheme = base.startsWith('/v2') ? 'accountToken' : 'zelfAccountToken';
  const {token = ''} = tokens.find((issued) => issued.scheme === scheme) ?? {};
  const ask = async (path: string, body: object) => {
    const answer = await send('POST', `${base}/${path}`, body, {token, headers: {origin: sandbox.url}});
    return {status: answer.status, ...answer.body, ...(answer.body.data as object | undefined)} as Record<
      string,
      unknown
    >;
  };
  const rules = {
    requireLiveness: true,
    livenessLevel: 'REGULAR',
    livenessDetectionPriorCreation: true,
    tolerance: 'REGULAR',
  };
  const [face, verifierKey] = [{faceBase64: 'ZmFjZQ==', os: 'DESKTOP'}, 'key'];
  const held = {identifier: 'member1', publicData: {seat: '7'}, metadata: {note: 'mine'}};
  const {zelfProof} = await ask('encrypt', {...face, ...held, verifierKey, password: 'secret', ...rules});
  const preview = await ask('preview', {zelfProof, verifierKey, os: 'DESKTOP'});
  expect(preview).toMatchObject({status: 200, passwordLayer: 'WithPassword', publicData: held.publicData});
  expect(await ask('decrypt', {...face, zelfProof, verifierKey, password: 'secret'})).toMatchObject(held);
  expect((await ask('decrypt', {...face, zelfProof, verifierKey, password: 'other'})).status).toBe(500);
});

it('keeps a receiver that is down, slow or wrong as a failed delivery', async () => {
  const client = await begin({hookTimeout: 200});
  const {send, sandbox} = client;
  const [failing, hanging] = [await receiver(500), await receiver('hangs')];
  for (const url of [failing.url, hanging.url, 'http://127.0.0.1:9/hook', 'https://shop.example/hook']) {
    const flow = await activeFlow(client);
    await send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link: [flow.projectFlow]});
    await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'});
  }
  const events = await sandbox.events();
  expect(events.map(({status}) => status).sort()).toEqual([500, null, null, null]);
  expect(events.map(({error}) => error)).toContain('no answer in time');
  expect(events.find(({url}) => url.startsWith('https:'))?.error).toContain('--forward-to');
});

it('sends the events of a flow to the webhook that was linked last', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const [first, second] = [await receiver(), await receiver()];
  const flow = await activeFlow(client);
  for (const {url} of [first, second]) {
    await send('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link: [flow.projectFlow]});
  }
  await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'});
  await sandbox.events();
  expect([first.types, second.types]).toEqual([[], ['onboarding_app_registration_created']]);
});

it('answers what is no JSON, too large or unknown as the contract does, without a stack', async () => {
  const {send} = await begin();
  expect((await send('POST', '/v2/projects', '{nope')).body).toEqual({
    code: 'MissingParameter',
    message: 'body must be JSON',
  });
  const large = await send('POST', '/v2/document-validations', {image: 'a'.repeat(20_000_000)});
  expect([large.status, large.body.code]).toEqual([413, 'ERR_PAYLOAD_IS_TOO_LARGE']);
  expect(await send('GET', '/v2/nothing')).toMatchObject({status: 404, body: 'Not Found'});
  expect((await send('GET', '/v2/webhooks/5affffffffffffffffffffff')).status).toBe(404);
});

it('loses nothing of a thousand requests at once, and begins anew', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const flow = await activeFlow(client);
  const before = (await send('GET', '/_sandbox/requests')).body.length;
  const answers = await Promise.all(
    Array.from({length: 1000}, (_, index) =>
      send('POST', '/v2/app-registrations', {...flow, email: `person${index % 200}@mail.example`}),
    ),
  );
  const created = answers.filter(({status}) => status === 200);
  expect([created.length, answers.filter(({status}) => status === 409).length]).toEqual([200, 800]);
  expect(new Set(created.map(({body}) => body.data.appRegistration._id)).size).toBe(200);
  const {body: requests} = await send('GET', '/_sandbox/requests');
  expect(requests.length - before).toBe(1000);
  const listed = await send('GET', `/v2/app-registrations?page=1&where_project=${flow.project}`);
  expect(listed.body.total).toBe(200);
  await sandbox.reset();
  expect((await send('GET', `/v2/app-registrations?page=1&where_project=${flow.project}`)).body.total).toBe(0);
});

it('sends an event that nothing caused', async () => {
  const client = await begin();
  const {send, sandbox} = client;
  const hook = await receiver();
  const flow = await activeFlow(client);
  await send('POST', '/v2/webhooks', {url: hook.url, name: 'Events', isActive: true, link: [flow.projectFlow]});
  const {body} = await send('POST', '/v2/app-registrations', {...flow, email: 'ada@mail.example'});
  const object = body.data.appRegistration._id;
  await send('POST', '/_sandbox/trigger', {event: 'app_registration_failed', object, times: 2});
  await sandbox.events();
  expect(hook.types.filter((type) => type === 'onboarding_app_registration_failed')).toHaveLength(2);
  expect((await send('POST', '/_sandbox/trigger', {event: 'nope'})).body.message).toContain('app_registration_failed');
});
