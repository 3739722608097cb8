import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {localeCodes, locales} from '../../config/locales';
import {ReceiverSetup} from './ReceiverSetup';
import {environment, examples, languages} from './runExample';

const shown = '690a1f35c2d4e8b7a1f05c01';
const emailValidation = '690a1f35c2d4e8b7a1f05a01';

const complete = {
  status: 'COMPLETED',
  projectFlow: environment.FLOW_ID,
  documentValidation: {status: 'ACTIVE'},
  biometricValidation: {status: 'validated'},
  compareFaceVerification: {result: {score: 0.93, passed: true}},
};

/** What differs in a record, and what is decided about it. */
const decided: readonly (readonly [object, string])[] = [
  [{}, 'accept (COMPLETED)'],
  [{projectFlow: {_id: environment.FLOW_ID}}, 'accept (COMPLETED)'],
  [{projectFlow: '6512a0b4c3d2e1f0a9b8c713'}, 'review (COMPLETED)'],
  [{documentValidation: null}, 'not checked (COMPLETED)'],
  [{documentValidation: {status: 'ASSESSING'}}, 'not checked (COMPLETED)'],
  [{documentValidation: {status: 'ACTIVE_BUT_UNVERIFIED'}}, 'review (COMPLETED)'],
  [{biometricValidation: {status: 'failed'}}, 'review (COMPLETED)'],
  [{compareFaceVerification: null}, 'not checked (COMPLETED)'],
  [{compareFaceVerification: {result: {score: 0.4, passed: false}}}, 'review (COMPLETED)'],
  [{status: 'STARTED'}, 'not checked (STARTED)'],
  [{status: 'COMPLETED_WITHOUT_KYC'}, 'not checked (COMPLETED_WITHOUT_KYC)'],
  [{status: 'NEEDS_MANUAL_VERIFICATION'}, 'review (NEEDS_MANUAL_VERIFICATION)'],
  [{status: 'FAILED'}, 'review (FAILED)'],
  [{status: 'EXPIRED'}, 'review (EXPIRED)'],
];

/** Bodies that are no event of a record of the account. */
const strange = ['', 'garbage', '[]', 'null', '{"object": null}', '{"object": {"_id": "../690a1f35c2d4e8b7a1f05c01"}}'];

describe.each(languages)('the receiver of hosted-onboarding in %s', (_language, ending, runner) => {
  const command = [runner, `hosted-onboarding/hosted-onboarding.${ending}`] as const;

  async function started(): Promise<ReceiverSetup> {
    const setup = new ReceiverSetup(command);
    await setup.start();
    return setup;
  }

  it('answers at once, believes the record, and decides once', async () => {
    const setup = await started();
    await setup.tell('trigger', {event: 'app_registration_completed'});
    expect(await setup.lines(1)).toEqual([`${shown}: not checked (ONGOING)`]);
    await setup.tell('complete', {registration: shown});
    await setup.tell('trigger', {event: 'app_registration_completed', times: 2});
    expect(await setup.lines(1)).toEqual([`${shown}: accept (COMPLETED)`]);

    // The same and late events, of the registration and of its validations, strangers and records of nobody: no line.
    for (const event of ['app_registration_completed', 'app_registration_created', 'email_validation_validated']) {
      await setup.tell('trigger', {event});
    }
    for (const body of strange) {
      expect({body, status: await setup.post(body)}).toEqual({body, status: 200});
    }
    expect(await setup.post(`{"object": {"_id": "${'f'.repeat(24)}"}}`)).toBe(200);
    expect(await setup.post(`{"object": {"_id": "${shown}"}}`, new URL('wrong', setup.url).href)).toBe(404);
    await setup.settled();

    await setup.stop();
    await setup.restart();
    await setup.tell('trigger', {event: 'app_registration_completed'});
    await setup.settled();
    expect(setup.said.trim().split('\n')).toHaveLength(1);

    const paths = new Set(setup.asked.map(({method, target}) => `${method} ${target.replace(/\?.*/, '')}`));
    const read = [shown, emailValidation, 'f'.repeat(24)].map((id) => `GET /v2/app-registrations/${id}`);
    expect(paths).toEqual(new Set(read));
    expect(new Set(setup.asked.flatMap(({events}) => events))).toEqual(new Set([200]));
  });

  it('decides by the validations that the flow asks for', async () => {
    const setup = await started();
    const records = decided.map(([different], index) => ({
      ...complete,
      ...different,
      _id: `690a1f35c2d4e8b7a1f0b${100 + index}`,
    }));
    await setup.sandbox.change({records: {'/v2/app-registrations': records}});
    for (const {_id} of records) {
      await setup.post(JSON.stringify({object: {appRegistration: _id}}));
    }
    const lines = await setup.lines(records.length);
    expect(lines.sort()).toEqual(decided.map(([, decision], index) => `${records[index]?._id ?? ''}: ${decision}`));

    await setup.sandbox.next('getAppRegistration', 'completed', 1, {'/data/status': 'ARCHIVED'});
    await setup.tell('trigger', {event: 'app_registration_completed'});
    expect(await setup.lines(1)).toEqual([`${shown}: review (ARCHIVED)`]);
  });

  it('keeps what it could not read, also when it is stopped, and tells nothing', async () => {
    const setup = await started();
    await setup.sandbox.next('getAppRegistration', '404', 1, {'/message': 'Project_not_found'});
    await setup.sandbox.next('getAppRegistration', 'tokenExpired');
    await setup.tell('trigger', {event: 'app_registration_completed'});
    const failed = `${shown}: 403 token_expired, again later`;
    await expect.poll(() => setup.said, {timeout: 30_000}).toContain(failed);
    expect(setup.said).toContain(`${shown}: 404 Project_not_found, again later`);
    const before = setup.said;
    await setup.stop();
    expect(setup.notes()).toHaveLength(1);

    await setup.restart();
    expect(await setup.lines(1)).toEqual([`${shown}: not checked (ONGOING)`]);
    await setup.settled();
    const files = readdirSync(setup.folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
    const kept = files.map(({parentPath, name}) => name + readFileSync(path.join(parentPath, name), 'utf8'));
    expect(JSON.stringify(setup.asked.map(({answer}) => answer.body))).toContain('@');
    for (const telling of ['@', environment.WEBHOOK_SECRET, setup.sandbox.token]) {
      expect([before, setup.said, ...kept].join('')).not.toContain(telling);
    }
  });

  it('follows a registration to its end', async () => {
    const setup = await started();
    const {url, token} = setup.sandbox;
    const headers = {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'};
    const body = JSON.stringify({...registration, email: 'lucia.prueba@mail.example'});
    await fetch(`${url}/v2/app-registrations`, {method: 'POST', headers, body});
    expect(await setup.lines(1)).toEqual(followed.slice(0, 1));
    await setup.tell('complete', {registration: '5a0000000000000000000001'});
    expect(await setup.lines(1)).toEqual(followed.slice(1));
    await setup.sandbox.next('getAppRegistration', 'needsReview');
    await setup.tell('trigger', {event: 'app_registration_needs_manual_verification'});
    expect(await setup.lines(1)).toEqual(reviewed);
  });
});

const followed = ['5a0000000000000000000001: not checked (STARTED)', '5a0000000000000000000001: accept (COMPLETED)'];
const registration = {project: '6512a0b4c3d2e1f0a9b8c702', projectFlow: environment.FLOW_ID};
const reviewed = [`${shown}: review (NEEDS_MANUAL_VERIFICATION)`];

describe.each(localeCodes)('the guides in %s', (locale) => {
  it.each([
    ['resources/webhook-integration.mdx', [`${shown}: not checked (ONGOING)`, `${shown}: accept (COMPLETED)`]],
    ['resources/webhook-integration.mdx', [`${shown}: 403 token_expired, again later`]],
    ['smartenroll/smartenroll.mdx', followed],
    ['smartenroll/smartenroll.mdx', reviewed],
  ])('show the lines of the program: %s', (page, lines) => {
    const source = readFileSync(path.resolve(examples, '..', locales[locale].docsPath, page), 'utf8');
    expect(source).toContain(`${lines.join('\n')}\n\`\`\``);
  });
});
