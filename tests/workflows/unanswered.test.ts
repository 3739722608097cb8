import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {run, type Run} from '../samples/runtimes';
import {testedLanguages} from '../support/testedLanguages';
import {referenceLabels} from '../../src/reference/remark/labels';
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
  const ended = await run(commands[language], [file], dir, env);
  await new Promise((resolve) => server.close(resolve));
  return {...ended, requests};
}

const tested = (Object.keys(commands) as (keyof typeof commands)[]).filter((name) => testedLanguages.includes(name));

describe.each(tested)('a program in %s', (language) => {
  it('sends a request again, after each pause, where there were too many', async () => {
    const {status, output, requests} = await runAgainst(language, (_, response) => response.writeHead(429).end());
    expect(requests).toBe(4);
    expect(output).toMatch(/^read-account: 429$/m);
    expect(status).toBe(1);
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
});
