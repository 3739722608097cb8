import {readFileSync} from 'node:fs';
import {copyFile, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {localeCodes} from '../../../config/locales';
import {siteContract} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {loadWorkflows} from './loadWorkflows';
import {siteWorkflows, workflowsDir} from './siteWorkflows';
import type {Workflows} from './types';

const faults = parse(readFileSync(path.join(__dirname, 'fixtures/faults.yaml'), 'utf8')) as readonly {
  at: string;
  replace: string;
  by: string;
  message: string;
}[];

let contract: Contract;
let workflows: Workflows;

beforeAll(async () => {
  contract = await siteContract();
  workflows = await siteWorkflows();
});

/** The site's workflows with one text changed, in the first of these two that has it. */
async function broken(replace: string, by: string): Promise<Workflows> {
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
  throw new Error(`No workflow of the onboarding contains ${replace}.`);
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

  it.each(faults)('stops at $at, and says where and what to fix', async ({replace, by, message}) => {
    await expect(broken(replace, by)).rejects.toThrow(new RegExp(message));
  });
});
