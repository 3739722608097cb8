import {readFileSync} from 'node:fs';
import {copyFile, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {siteContract} from '../contract/siteContract';
import {loadWorkflows} from './loadWorkflows';
import {workflowsDir} from './siteWorkflows';
import type {Workflows} from './types';

const faults = parse(readFileSync(path.join(__dirname, 'fixtures/faults.yaml'), 'utf8')) as readonly {
  at: string;
  replace: string;
  by: string;
  message: string;
}[];

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
      return loadWorkflows(dir, await siteContract());
    }
  }
  throw new Error(`No workflow of the onboarding contains ${replace}.`);
}

it.each(faults)('stops at $at, and says where and what to fix', async ({replace, by, message}) => {
  await expect(broken(replace, by)).rejects.toThrow(new RegExp(message));
});
