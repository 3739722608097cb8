import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {run, type Run} from './run';
import {testedLanguages} from '../support/testedLanguages';
import {referenceLabels} from '../../src/reference/labels';
import {siteWorkflows} from '../../src/reference/workflows/siteWorkflows';
import {workflowPrograms, type WorkflowProgram} from '../../src/reference/workflows/programs';

const commands = {curl: 'bash', javascript: process.execPath, python: 'python3'} as const;

let dir: string;
/** Programs of the workflows that are run, by the workflow. */
let programs: ReadonlyMap<string, readonly WorkflowProgram[]>;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const workflows = (await siteWorkflows()).en;
  programs = new Map([...workflows].map(([id, workflow]) => [id, workflowPrograms(workflow, 'en')]));
});

afterAll(() => {
  rmSync(dir, {recursive: true});
});

/** Runs a program against a server that answers each request in the same way, and counts the requests. */
async function runAgainst(
  language: keyof typeof commands,
  answer: RequestListener,
  workflow = 'first-call',
  args: readonly string[] = [],
): Promise<Run & {requests: number}> {
  const {file, code} = programs.get(workflow)?.find((program) => program.language === language) ?? {file: '', code: ''};
  writeFileSync(path.join(dir, file), `${code}\n`);
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const env = {API_URL: `http://127.0.0.1:${port}`, API_TOKEN: 'token', PAUSES: '0 0 0'};
  const ended = await run(commands[language], [file, ...args], dir, env);
  await new Promise((resolve) => server.close(resolve));
  return {...ended, requests};
}

const tested = (Object.keys(commands) as (keyof typeof commands)[]).filter((name) => testedLanguages.includes(name));

describe.each(tested)('a program in %s', (language) => {
  it.each([429, 500, 503])('reads again, after each pause, after a %d', async (code) => {
    const {status, output, requests} = await runAgainst(language, (_, response) => response.writeHead(code).end());
    expect(requests).toBe(4);
    expect(output).toMatch(new RegExp(`^read-account: ${code}$`, 'm'));
    expect(status).toBe(1);
  });

  it.each(['{"data":', '{"data":"maintenance"}', '{"data":[]}', '[]', '7', '<html></html>', '', '{}{}'])(
    'accepts nobody on the body %j',
    async (body) => {
      const {status, output} = await runAgainst(language, (_, response) => response.end(body));
      expect(status).not.toBe(0);
      expect(output).not.toMatch(/\b(?:accept|clean)\b/);
    },
  );

  it('does not repeat what creates something after a 500', async () => {
    rmSync(path.join(dir, 'set-up-login.json'), {force: true});
    const {requests} = await runAgainst(language, (_, response) => response.writeHead(500).end(), 'set-up-login');
    expect(requests).toBe(1);
  });

  it('does not repeat a request without an answer, which may have been carried out', async () => {
    const {status, output, requests} = await runAgainst(language, (request) => request.socket.destroy());
    expect(requests).toBe(1);
    expect(output).toContain(`read-account: ${referenceLabels('en').program.noAnswer}`);
    expect(status).toBe(1);
  });

  it('sends nothing without a value that nobody types, and names it', async () => {
    const {status, output, requests} = await runAgainst(
      language,
      (_, response) => response.end('{}'),
      'take-onboarding-live',
    );
    expect(requests).toBe(0);
    expect(output).toContain(`PROJECT_ID: ${referenceLabels('en').program.unset}`);
    expect(status).toBe(1);
  });

  describe('that takes up what an earlier run has done', () => {
    const state = (): string => path.join(dir, 'set-up-login.json');
    const steps = ['create-project', 'activate-project', 'create-flow', 'activate-flow'];
    const refuse: RequestListener = (_, response) => response.writeHead(400).end('{}');

    beforeEach(() => {
      writeFileSync(
        state(),
        JSON.stringify({
          kept: {projectId: 'first', flowId: 'second'},
          done: steps,
          rows: [['create-flow', 'accept', '']],
        }),
      );
    });

    it('says that nothing was sent where all is done', async () => {
      const {status, output, requests} = await runAgainst(language, refuse, 'set-up-login');
      expect(requests).toBe(0);
      expect(output).toContain('Nothing was sent: this is the table of set-up-login.json.');
      expect(status).toBe(0);
    });

    it('forgets what a step that is repeated and those after it had given, though it fails', async () => {
      const {status, requests} = await runAgainst(language, refuse, 'set-up-login', ['--from', 'create-flow']);
      expect(requests).toBe(1);
      expect(status).toBe(1);
      expect(JSON.parse(readFileSync(state(), 'utf8'))).toEqual({
        kept: {projectId: 'first'},
        done: ['create-project', 'activate-project'],
        rows: [],
      });
    });

    it.each(['--form create-flow', '--from=create-flow', '--from', '--from create', 'create-flow'])(
      'refuses %j, and names the steps',
      async (args) => {
        const {status, output, requests} = await runAgainst(language, refuse, 'set-up-login', args.split(' '));
        expect(requests).toBe(0);
        expect(output).toContain(`${args}: the only option is --from STEP, with one of ${steps.join(', ')}`);
        expect(status).toBe(1);
      },
    );
  });

  it('does not leave the file of an earlier person where the first step fails', async () => {
    const file = path.join(dir, 'check-a-person.json');
    writeFileSync(file, '{}');
    await runAgainst(language, (_, response) => response.writeHead(400).end('{}'), 'check-a-person');
    expect(existsSync(file)).toBe(false);
  });
});
