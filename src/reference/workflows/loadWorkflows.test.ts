import {copyFile, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {localeCodes} from '../../../config/locales';
import {contractAsWritten} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {loadWorkflows} from './loadWorkflows';
import {siteWorkflows, workflowsDir} from './siteWorkflows';
import type {Workflows} from './types';

let contract: Contract;
let workflows: Workflows;

beforeAll(async () => {
  contract = await contractAsWritten();
  workflows = await siteWorkflows();
});

/** The site's workflows with one text changed, in the first of these two that has it. */
async function broken(replace: string | RegExp, by: string): Promise<Workflows> {
  const dir = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  const ids = ['onboarding-by-api', 'set-up-onboarding'];
  for (const name of ['cast.yaml', ...ids.map((id) => `${id}.arazzo.yaml`)]) {
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
      /set-up-onboarding\.arazzo\.yaml:\d+:\d+ "createProjekt" is no operation.*Did you mean "createProject"/,
    ],
    [
      "another person's address",
      'email: $inputs.email\n',
      'email: rosario.modelo@mail.example\n',
      /Step "register": "email: rosario\.modelo@mail\.example" comes from nowhere/,
    ],
    [
      "another person's identifier in an answer",
      'x-answer: { example: ongoing }',
      'x-answer: { example: ongoing, body: { data: { step: EJEMPLA ROSARIO } } }',
      /Step "report-document": .*belongs to people\.rosario/,
    ],
    [
      'an output that does not exist',
      '$steps.create-flow.outputs.flowId',
      '$steps.create-flow.outputs.flow',
      /The step "create-flow" has no output "flow"/,
    ],
    [
      'an output of a later step',
      '$steps.create-project.outputs.projectId',
      '$steps.register.outputs.registrationId',
      /"register" is no earlier step/,
    ],
    [
      'an output that the answer does not have',
      'registrationToken: $response.body#/data/token',
      'registrationToken: $response.body#/data/tokken',
      /Step "register": "registrationToken": the answer has nothing at \/data\/tokken/,
    ],
    [
      'a token of the wrong kind',
      'Bearer {$steps.register.outputs.registrationToken}',
      'Bearer {$inputs.apiToken}',
      /Step "send-email-code": .*accountToken, but createRegistrationEmailValidation takes registrationToken/,
    ],
    [
      'what is no token',
      'Bearer {$steps.register.outputs.registrationToken}',
      'Bearer {$steps.register.outputs.registrationId}',
      /Step "send-email-code": .*sends what is no token/,
    ],
    ['no input', 'otp: $inputs.emailOtp', 'otp: $inputs.emailOpt', /emailOpt is no input.*Did you mean "emailOtp"/],
    ['a setting that the contract does not know', 'type: onboarding', 'type: enrolment', /Step "create-flow": \/type/],
    ['a field that is required', '            project: $steps.create-project.outputs.projectId\n', '', /'project'/],
    ['a member who is not in the cast', 'people.lucia', 'people.lucio', /Did you mean "people\.lucia"/],
    [
      'a failure that the contract does not know',
      'example: noMatch',
      'example: noMatsch',
      /no answer of createNameVal/,
    ],
    [
      'a failure that no criterion tells from success',
      '          - condition: $response.body#/data/namesMatch == true\n            x-otherwise: correct\n',
      '',
      /Step "compare-names": No success criterion tells "noMatch"/,
    ],
    [
      'a text without its translation',
      / +x-es: \{ description: Crea el flujo \}\n/,
      '',
      /"description" is not translated/,
    ],
    ['an expression that nobody knows', '$inputs.privacyUrl', '$input.privacyUrl', /is no expression/],
    ['what is no YAML', 'workflowId: ', 'workflowId: [', /onboarding-by-api\.arazzo\.yaml:\d+:\d+/],
    ['another file name', 'workflowId: onboarding-by-api', 'workflowId: onboarding', /is the file's name/],
  ])('stops at %s, and says where and what to fix', async (_name, replace, by, message) => {
    await expect(broken(replace, by)).rejects.toThrow(message);
  });
});
