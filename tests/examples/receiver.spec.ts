import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {RunningSandbox, SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {localeCodes, locales} from '../../config/locales';
import {freePort} from '../support/freePort';
import {languages} from './languages';
import {Receiver} from './Receiver';

const secret = 'a-path-that-nobody-knows';
const flow = '6512a0b4c3d2e1f0a9b8c703';
const shown = '690a1f35c2d4e8b7a1f05c01';
const emailValidation = '690a1f35c2d4e8b7a1f05a01';

const complete = {
  status: 'COMPLETED',
  projectFlow: flow,
  documentValidation: {_id: '690a1f35c2d4e8b7a1f0aa01', status: 'ACTIVE'},
  biometricValidation: {_id: '690a1f35c2d4e8b7a1f0aa02', status: 'validated'},
  compareFaceVerification: {result: {score: 0.93, passed: true}},
};

/** Records, and what is decided about each. */
const decided: readonly (readonly [object, string])[] = [
  [complete, 'accept (COMPLETED)'],
  [{...complete, projectFlow: {_id: flow}}, 'accept (COMPLETED)'],
  [{...complete, projectFlow: '6512a0b4c3d2e1f0a9b8c713'}, 'review (COMPLETED)'],
  [{...complete, documentValidation: null}, 'not checked (COMPLETED)'],
  [{...complete, documentValidation: {status: 'ASSESSING'}}, 'not checked (COMPLETED)'],
  [{...complete, documentValidation: {status: 'ACTIVE_BUT_UNVERIFIED'}}, 'review (COMPLETED)'],
  [{...complete, biometricValidation: '690a1f35c2d4e8b7a1f0aa09'}, 'not checked (COMPLETED)'],
  [{...complete, biometricValidation: {status: 'failed'}}, 'review (COMPLETED)'],
  [{...complete, compareFaceVerification: null}, 'not checked (COMPLETED)'],
  [{...complete, compareFaceVerification: {result: {score: 0.4, passed: false}}}, 'review (COMPLETED)'],
  [{...complete, status: 'STARTED'}, 'not checked (STARTED)'],
  [{...complete, status: 'COMPLETED_WITHOUT_KYC'}, 'not checked (COMPLETED_WITHOUT_KYC)'],
  [{...complete, status: 'NEEDS_MANUAL_VERIFICATION'}, 'review (NEEDS_MANUAL_VERIFICATION)'],
  [{...complete, status: 'FAILED'}, 'review (FAILED)'],
  [{...complete, status: 'EXPIRED'}, 'review (EXPIRED)'],
];

/** Bodies that are no event of a record of the account. */
const strange = [
  '',
  'garbage',
  '[]',
  'null',
  '{"object": null}',
  '{"object": {"_id": "690a"}}',
  '{"object": {"_id": "../690a1f35c2d4e8b7a1f05c01"}}',
  '{"object": {"_id": "690A1F35C2D4E8B7A1F05C01"}}',
  '{"object": {"_id": "690a1f35c2d4e8b7a1f05c01\\n"}}',
];

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
}

/** A request of the receiver, and how all events that were sent before its answer had been answered. */
interface Asked extends SandboxExchange {
  events: (number | null)[];
}

/** A receiver that the sandbox sends its events to. */
class Play {
  public readonly asked: Asked[] = [];
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  public sandbox!: RunningSandbox;
  public receiver!: Receiver;
  #port = 0;

  public constructor(private readonly command: readonly [string, string]) {
    onTestFinished(() => {
      rmSync(this.folder, {recursive: true});
    });
  }

  public async start(): Promise<void> {
    this.#port = await freePort();
    ({sandbox: this.sandbox} = await testSandbox({
      forwardTo: this.#address,
      // The events are waited for: one that is answered after the work is not answered within the time limit.
      onRequest: async (exchange) => {
        const events = await this.sandbox.events();
        this.asked.push({...exchange, events: events.map(({status}) => status)});
      },
    }));
    onTestFinished(() => this.sandbox.close());
    await this.restart();
  }

  public async restart(): Promise<void> {
    const receiver = new Receiver(this.command, this.folder, this.#environment);
    this.receiver = receiver;
    onTestFinished(() => receiver.stop());
    expect(await receiver.lines(1)).toEqual([`Listening on 127.0.0.1:${this.#port}`]);
  }

  /** Opens a registration, as a reader does in another terminal. */
  public async open(): Promise<string> {
    const args = [this.command[1], 'open', 'lucia.prueba@mail.example', 'link.txt'];
    const env = {...process.env, ...this.#environment};
    const {stdout, stderr} = await promisify(execFile)(this.command[0], args, {cwd: this.folder, env});
    return stdout + stderr;
  }

  public trigger(event: string, times = 1): Promise<void> {
    return this.#command('trigger', {event, times});
  }

  /** Ends an onboarding, as people do on the hosted pages. */
  public complete(registration: string): Promise<void> {
    return this.#command('complete', {registration});
  }

  public async post(body: string, url = this.#address): Promise<number> {
    return (await fetch(url, {method: 'POST', body})).status;
  }

  /** What waits for the worker. */
  public readonly notes = (): string[] => readdirSync(path.join(this.folder, 'inbox'));

  public async settled(): Promise<void> {
    await expect.poll(this.notes, {timeout: 30_000}).toEqual([]);
  }

  public wrongAddress(): string {
    return this.#address.replace(secret, 'wrong');
  }

  async #command(name: string, body: object): Promise<void> {
    const answer = await fetch(`${this.sandbox.url}/_sandbox/${name}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  }

  get #environment(): Record<string, string> {
    return {
      API_URL: this.sandbox.url,
      API_TOKEN: this.sandbox.token,
      PROJECT_ID: '6512a0b4c3d2e1f0a9b8c702',
      FLOW_ID: flow,
      WEBHOOK_SECRET: secret,
      PORT: `${this.#port}`,
    };
  }

  get #address(): string {
    return `http://127.0.0.1:${this.#port}/webhooks/${secret}`;
  }
}

describe.each(languages)('the receiver of hosted-onboarding in %s', (_language, ending, runner) => {
  const file = path.resolve(__dirname, `../../examples/hosted-onboarding/hosted-onboarding.${ending}`);

  it('answers at once, believes the record, and decides once', async () => {
    const play = new Play([runner, file]);
    await play.start();

    await play.trigger('app_registration_completed');
    expect(await play.receiver.lines(1)).toEqual([`${shown}: not checked (ONGOING)`]);
    await play.complete(shown);
    await play.trigger('app_registration_completed', 2);
    expect(await play.receiver.lines(1)).toEqual([`${shown}: accept (COMPLETED)`]);

    // The same and late events, of the registration and of its validations, strangers and records of nobody: no line.
    await play.trigger('app_registration_completed');
    await play.trigger('app_registration_created');
    await play.trigger('email_validation_validated');
    for (const body of strange) {
      expect({body, status: await play.post(body)}).toEqual({body, status: 200});
    }
    expect(await play.post(`{"object": {"_id": "${'f'.repeat(24)}"}}`)).toBe(200);
    expect(await play.post(`{"object": {"_id": "${shown}"}}`, play.wrongAddress())).toBe(404);
    await play.post('x'.repeat(2_000_000)).catch(() => 'the connection was closed');
    await play.settled();

    await play.receiver.stop();
    await play.restart();
    await play.trigger('app_registration_completed');
    await play.settled();
    expect(play.receiver.said.trim().split('\n')).toHaveLength(1);

    const paths = new Set(play.asked.map(({method, target}) => `${method} ${target.replace(/\?.*/, '')}`));
    const read = [shown, emailValidation, 'f'.repeat(24)].map((id) => `GET /v2/app-registrations/${id}`);
    expect(paths).toEqual(new Set(read));
    expect(new Set(play.asked.flatMap(({events}) => events))).toEqual(new Set([200]));
  });

  it('decides by the validations that the flow asks for', async () => {
    const play = new Play([runner, file]);
    await play.start();
    const records = decided.map(([record], index) => ({...record, _id: `690a1f35c2d4e8b7a1f0b${100 + index}`}));
    await play.sandbox.change({records: {'/v2/app-registrations': records}});
    for (const {_id} of records) {
      await play.post(JSON.stringify({type: 'onboarding_document_validation_created', object: {appRegistration: _id}}));
    }
    const lines = await play.receiver.lines(records.length);
    expect(lines.sort()).toEqual(decided.map(([, decision], index) => `${records[index]?._id ?? ''}: ${decision}`));

    await play.sandbox.next('getAppRegistration', 'completed', 1, {'/data/status': 'ARCHIVED'});
    await play.trigger('app_registration_completed');
    expect(await play.receiver.lines(1)).toEqual([`${shown}: review (ARCHIVED)`]);
  });

  it('keeps what it could not read, also when it is stopped, and tells nothing', async () => {
    const play = new Play([runner, file]);
    await play.start();
    await play.sandbox.change({records: {'/v2/app-registrations': [{_id: shown, status: 'COMPLETED'}]}});
    await play.sandbox.next('getAppRegistration', 'tokenExpired');
    await play.trigger('app_registration_completed');
    await expect
      .poll(() => play.receiver.said, {timeout: 30_000})
      .toContain(`${shown}: 403 token_expired, again later`);
    const said = [play.receiver.said];
    await play.receiver.stop();
    expect(play.notes()).toHaveLength(1);

    await play.restart();
    expect(await play.receiver.lines(1)).toEqual([`${shown}: accept (COMPLETED)`]);
    await play.settled();
    const kept = readdirSync(play.folder, {recursive: true, withFileTypes: true});
    const files = kept.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.map((name) => statSync(name).mode & 0o777)).toEqual([0o600]);

    said.push(play.receiver.said, ...files, ...files.map((name) => readFileSync(name, 'utf8')));
    const values = [secret, play.sandbox.token, ...play.asked.flatMap(({answer}) => leaves(answer.body))];
    expect(values).toContainEqual(expect.stringContaining('@'));
    const telling = values.filter(
      (value) => value.length >= 8 && ![shown, 'COMPLETED', 'token_expired'].includes(value),
    );
    expect(telling.filter((value) => said.join('').includes(value))).toEqual([]);
  });

  it('opens a registration, and follows it to its end', async () => {
    const play = new Play([runner, file]);
    await play.start();
    expect((await play.open()).trimEnd()).toBe(opened.join('\n'));
    expect(await play.receiver.lines(1)).toEqual(followed.slice(0, 1));
    await play.complete('5a0000000000000000000001');
    expect(await play.receiver.lines(1)).toEqual(followed.slice(1));
    await play.sandbox.next('getAppRegistration', 'needsReview');
    await play.trigger('app_registration_needs_manual_verification');
    expect(await play.receiver.lines(1)).toEqual(reviewed);
  });
});

const opened = ['registration: 5a0000000000000000000001', 'link: accept'];
const followed = ['5a0000000000000000000001: not checked (STARTED)', '5a0000000000000000000001: accept (COMPLETED)'];
const reviewed = [`${shown}: review (NEEDS_MANUAL_VERIFICATION)`];

describe.each(localeCodes)('the guides in %s', (locale) => {
  it.each([
    ['resources/webhook-integration.mdx', [`${shown}: not checked (ONGOING)`, `${shown}: accept (COMPLETED)`]],
    ['resources/webhook-integration.mdx', [`${shown}: 403 token_expired, again later`]],
    ['smartenroll/smartenroll.mdx', opened],
    ['smartenroll/smartenroll.mdx', followed],
    ['smartenroll/smartenroll.mdx', reviewed],
  ])('show the lines of the program: %s', (page, lines) => {
    const source = readFileSync(path.resolve(__dirname, '../..', locales[locale].docsPath, page), 'utf8');
    expect(source).toContain(`${lines.join('\n')}\n\`\`\``);
  });
});
