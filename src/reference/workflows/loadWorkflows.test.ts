import {copyFile, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {localeCodes} from '../../../config/locales';
import {siteContract} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {loadWorkflows} from './loadWorkflows';
import {siteWorkflows, workflowsDir} from './siteWorkflows';
import type {Workflows} from './types';

let contract: Contract;
let workflows: Workflows;

beforeAll(async () => {
  contract = await siteContract();
  workflows = await siteWorkflows();
});

/** The site's workflows with one text changed, in the first of these two that has it. */
async function broken(replace: string | RegExp, by: string): Promise<Workflows> {
  const dir = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  const ids = ['onboarding-by-api', 'set-up-onboarding'];
  for (const name of ['fixtures.yaml', ...ids.map((id) => `${id}.arazzo.yaml`)]) {
    await copyFile(path.join(workflowsDir, name), path.join(dir, name));
  }
  for (const id of ids) {
    const file = path.join(dir, `${id}.arazzo.yaml`);
    const text = await readFile(file, 'utf8');
    const changed = text.replace(replace, by);
    if (changed !== text) {
      await writeFile(file, changed);
      return loadWorkflows(dir, contract);
    }
  }
  throw new Error(`No workflow of the onboarding contains ${String(replace)}.`);
}

describe('loadWorkflows', () => {
  it('has every workflow in every language', () => {
    const [first, ...others] = localeCodes.map((locale) => workflows[locale]);
    for (const other of others) {
      expect([...other.keys()]).toEqual([...(first?.keys() ?? [])]);
      for (const [id, {title}] of other) {
        expect(title).not.toBe(first?.get(id)?.title);
      }
    }
  });

  it('sends what earlier steps answered, and lets one person go through all of it', () => {
    const {steps = []} = workflows.en.get('onboarding-by-api') ?? {};
    const step = (id: string) => steps.find((other) => other.id === id);
    expect(step('confirm-email')?.operation.parameters[0]?.example).toBe('690a1f35c2d4e8b7a1f05a01');
    expect(workflows.en.get('set-up-onboarding')?.steps.find(({id}) => id === 'activate-flow')?.answer).toMatchObject({
      data: {status: 'active', project: '6512a0b4c3d2e1f0a9b8c702'},
    });
    const names = JSON.stringify(steps.map(({answer, operation}) => [answer, operation.requestBody?.example])).match(
      /"fullName":"[^"]*"/g,
    );
    expect(new Set(names)).toEqual(new Set(['"fullName":"EJEMPLA LUCÍA PRUEBA FICTICIA"']));
  });

  it.each<[string, string | RegExp, string, RegExp]>([
    [
      'an operation that does not exist',
      'operationId: createProject\n',
      'operationId: createProjekt\n',
      /set-up-onboarding\.arazzo\.yaml:\d+: Step "create-project": "createProjekt" does not exist.*Did you mean "createProject"/,
    ],
    [
      'an output that does not exist',
      '$steps.create-flow.outputs.flowId',
      '$steps.create-flow.outputs.flow',
      /outputs\.flow" is not known in this step\. Did you mean "\$steps\.create-flow\.outputs\.flowId"/,
    ],
    [
      'an output of a later step',
      '$steps.create-project.outputs.projectId',
      '$steps.register.outputs.registrationId',
      /registrationId" is not known in this step/,
    ],
    [
      'an output that the answer does not have',
      'registrationToken: $response.body#/data/token',
      'registrationToken: $response.body#/data/tokken',
      /Step "register": "registrationToken": the answer has nothing at \/data\/tokken/,
    ],
    [
      'no input',
      'otp: $inputs.emailOtp',
      'otp: $inputs.emailOpt',
      /emailOpt" is not known.*Did you mean "\$inputs\.emailOtp"/,
    ],
    ['a fixture that does not exist', 'people.lucia', 'people.lucio', /Did you mean "people\.lucia"/],
    [
      'a failure that the contract does not know',
      'example: noMatch',
      'example: noMatsch',
      /does not exist among the answers of createNameVal/,
    ],
    [
      'an answer that the contract does not allow',
      'x-answer: { example: ongoing }',
      'x-answer: { example: ongoing, body: { data: { status: 5 } } }',
      /Step "report-document": The answer is not as the contract has it/,
    ],
    [
      'a text without its translation',
      / +x-es: \{ description: Crea el flujo \}\n/,
      '',
      /"description" is not translated/,
    ],
    ['an expression that nobody knows', '$inputs.privacyUrl', '$input.privacyUrl', /is not known/],
    ['what is no YAML', 'workflowId: ', 'workflowId: [', /onboarding-by-api\.arazzo\.yaml:\d+: /],
    ['another file name', 'workflowId: onboarding-by-api', 'workflowId: onboarding', /is the file's name/],
  ])('stops at %s, and says where and what to fix', async (_name, replace, by, message) => {
    await expect(broken(replace, by)).rejects.toThrow(message);
  });
});
