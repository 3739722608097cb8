import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';
import {fillBrand} from '../../../src/content/remark/brand/fillBrand';
import {errorKey as keyOf} from '../../../src/reference/contract/errorKey';
import type {RunningSandbox} from '../../sandbox/src/public';
import {startSandbox} from '../../sandbox/src/index';
import type * as Package from '../src/index';
import {clientContract, type ClientContract} from '../build/clientContract';
import {compilePrograms, readerProject, type ReaderProject} from './readerProject';

let contract: ClientContract;
let project: ReaderProject;
let sandbox: RunningSandbox;

beforeAll(async () => {
  contract = await clientContract();
  project = await readerProject(contract);
  sandbox = await startSandbox({port: 0}, contract.document);
});

afterAll(async () => {
  await sandbox.close();
  rmSync(project.dir, {recursive: true});
});

const environment = (): NodeJS.ProcessEnv => ({API_URL: sandbox.url, API_TOKEN: sandbox.token, PORT: '0'});

async function run(program: string, ...args: string[]): Promise<string> {
  const {stdout} = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: project.dir,
    env: environment(),
  });
  return stdout;
}

/** Sends a request to the sandbox. */
const ask = (method: string, route: string, body: object): Promise<Response> =>
  fetch(`${sandbox.url}${route}`, {
    method,
    headers: {authorization: `Bearer ${sandbox.token}`, 'content-type': 'application/json'},
    body: JSON.stringify(body),
  });

it('knows every error of the contract', async () => {
  const {errorKey, shouldRetry} = (await import(
    pathToFileURL(path.join(project.installed, 'index.mjs')).href
  )) as typeof Package;
  const bodies = contract.operations.flatMap(({errors}) => errors.map(({body}) => body));
  expect(bodies.filter((body) => errorKey(body)?.toLowerCase() !== keyOf(body).toLowerCase())).toEqual([]);
  const repeated = Object.entries(contract.errorClasses).filter(([key]) => shouldRetry(errorKey({message: key}), 409));
  expect(repeated.map(([, errorClass]) => errorClass)).toEqual(
    Object.values(contract.errorClasses).filter((name) => name === 'later'),
  );
  expect(errorKey({message: 'expired_token'})).toBe('expired_token');
  expect(shouldRetry(errorKey({message: 'liveness_error'}), 409)).toBe(true);
});

it('is small, and its README shows a program that is tested', () => {
  const files = readdirSync(project.installed);
  const sizes = files.map((name) => gzipSync(readFileSync(path.join(project.installed, name))).length);
  expect(files).toEqual(['LICENSE', 'README.md', 'contract.d.ts', 'index.d.ts', 'index.mjs', 'package.json']);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(300_000);
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  expect(/^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1]).toBe(readFileSync(path.join(project.dir, 'screen.ts'), 'utf8'));
});

it.each(localeCodes)('is printed by the page on the sandbox as it is tested: %s', (locale) => {
  const page = readFileSync(
    path.resolve(__dirname, '../../..', locales[locale].docsPath, 'start/local-sandbox.mdx'),
    'utf8',
  );
  const printed = [...fillBrand(page, brand).matchAll(/^```ts title="(\w+\.ts)"\n([\s\S]*?)^```$/gm)];
  expect(printed.map(([, name]) => name)).toEqual(['screen.ts', 'onboard.ts', 'receive.ts']);
  for (const [, name = '', program] of printed) {
    expect(program).toBe(readFileSync(path.join(project.dir, name), 'utf8'));
  }
});

describe('its programs', () => {
  it('compile under strict unless they are wrong', () => {
    expect(compilePrograms(project)).toEqual({
      "refused/errorKey.ts: errorKey({message: 'token_expired'}) === 'token_expird');": expect.stringMatching(
        /'ErrorKey \| undefined' and '"token_expird"' have no overlap/,
      ) as unknown,
      "refused/parameter.ts: query: {documentType: 'CC', documentNumber: '10000001'}}});": expect.stringMatching(
        /^Property 'date' is missing/,
      ) as unknown,
      "refused/token.ts: '/v2/email-validations/app-registration', {body: {email: 'ada.prueba@mail.example'}});":
        expect.stringMatching(/is not assignable to parameter of type 'PathsWithMethod/) as unknown,
    });
  });

  it('screen a person by a test number', async () => {
    expect(await run('screen.js')).toBe('decision: accept\n');
    expect(await run('screen.js', '10000001')).toBe('decision: review\n');
    await sandbox.next('checkBackgroundOfac', 'sourceDown');
    expect(await run('screen.js')).toBe('decision: not-checked, 409, retry\n');
    await sandbox.next('checkBackgroundOfac', 'tokenExpired');
    expect(await run('screen.js')).toBe('decision: not-checked, token_expired\n');
  });

  it('onboard a person with two kinds of token', async () => {
    expect(await run('onboard.js')).toBe('sent\n');
  });

  it('receive an event and read its record', async () => {
    const receiver = spawn(process.execPath, ['receive.js'], {cwd: project.dir, env: environment()});
    const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
    const line = async (): Promise<string> => ((await lines.next()) as IteratorResult<string, string>).value;
    try {
      const url = `http://127.0.0.1:${/port: (\d+)/.exec(await line())?.[1] ?? ''}/hook`;
      await fetch(url, {method: 'POST', body: 'no event'});
      await ask('POST', '/v2/webhooks', {url, name: 'Events', isActive: true, link: ['6512a0b4c3d2e1f0a9b8c703']});
      const record = {_id: '690a1f35c2d4e8b7a1f05c01'};
      await ask('POST', '/_sandbox/complete', {registration: record._id});
      expect(await line()).toBe('690a1f35c2d4e8b7a1f05c01: COMPLETED');
    } finally {
      receiver.kill();
      await once(receiver, 'exit');
    }
  });
});
