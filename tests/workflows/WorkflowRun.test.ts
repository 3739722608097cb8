import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {workflowPrograms, type WorkflowProgram} from '../../src/reference/workflows/programs';
import type {Workflow} from '../../src/reference/workflows/types';
import {failingAnswers} from './failingAnswers';
import {runProgram} from './runProgram';
import {startWorkflowServer, type WorkflowServer} from './startWorkflowServer';
import {WorkflowRun} from './WorkflowRun';

let server: WorkflowServer;
let workflow: Workflow;
let program: WorkflowProgram;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  server = await startWorkflowServer();
  workflow = server.workflows.en.get('check-a-person') as Workflow;
  program = workflowPrograms(workflow, 'en').find(({language}) => language === 'javascript') as WorkflowProgram;
});

afterAll(async () => {
  await server.close();
  await rm(dir, {recursive: true});
});

/** Runs the program of the workflow, after a change, and says how it ended and what was wrong with its requests. */
async function runChanged(from: RegExp | string, to: string, failing?: ConstructorParameters<typeof WorkflowRun>[2]) {
  expect(program.code).toMatch(from);
  const run = new WorkflowRun(workflow, server, failing);
  await server.begin(run);
  const {status, output} = await runProgram({...program, code: program.code.replace(from, to)}, run, dir, true);
  return {status, output, faults: run.faults(), outcomes: run.outcomes};
}

describe('a run of a workflow', () => {
  it('accepts the program as it is', async () => {
    expect(await runChanged('', '')).toMatchObject({status: 0, faults: []});
  });

  it.each([
    ['another value', "documentNumber = '10000002'", "documentNumber = '10000004'", /find-name: arrived as .*10000004/],
    ['no token', /token: process.env.API_TOKEN/, '', /find-name: arrived as/],
    ['another token', /token: process.env.API_TOKEN/, "token: 'other'", /find-name: arrived as .*Bearer other/],
    ['too few requests', /\/\/ 2\..*/, 'return;', /ended after step 1, not after 2/],
    [
      'too many requests',
      /end\(\);$/,
      "await fetch(new URL('/v2/clients/me', answerUrl));\nend();",
      /\/v2\/clients\/me is of no step/,
    ],
  ])('finds %s', async (_what, from, to, fault) => {
    const code = to.replace('answerUrl', `'${server.sandbox.url}'`);
    expect((await runChanged(from, code)).faults.join('\n')).toMatch(fault);
  });

  it('gives each failing answer, and finds a program that goes on', async () => {
    const {outcomes} = await runChanged('', '');
    const [first, ...others] = failingAnswers(workflow, outcomes);
    expect(others.map(({name}) => name)).toContain('without foundNumber');
    expect(await runChanged('', '', first?.failing)).toMatchObject({status: 2, faults: []});
    const careless = await runChanged(/process\.exit\(.*\);/, '', first?.failing);
    expect(careless.faults.join('\n')).toContain('ended after step 2, not after 1');
  });
});
