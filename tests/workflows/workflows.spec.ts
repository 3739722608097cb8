import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {defaultLocale, localeCodes} from '../../config/locales';
import type {RunningSandbox, SandboxExchange} from '../../packages/sandbox/src/public';
import {testSandbox, withPictures} from '../../packages/sandbox/tests/testSandbox';
import {loadContract} from '../../src/reference/contract/loadContract';
import {valueAt} from '../../src/reference/json';
import {workflowFiles} from '../../src/reference/publish/workflowFiles';
import {loadWorkflows} from '../../src/reference/workflows/loadWorkflows';
import type {Workflow} from '../../src/reference/workflows/types';
import {startSite, type RunningSite} from '../support/startSite';
import {preparations} from './preparations';

const redocly = path.resolve(__dirname, '../../node_modules/@redocly/cli/bin/cli.js');

let dir: string;
let sandbox: RunningSandbox;
let receiver: RunningSite;
let workflows: readonly Workflow[];
let tokens: ReadonlyMap<string, string>;

/** The workflows that are still to be run, and how far the first of them has come. */
let pending: readonly Workflow[] = [];
let position = 0;
const answers = new Map<string, unknown>();
const faults: string[] = [];

/** Runs Redocly's program on a file of the temporary folder. @throws with what it says, if it fails */
async function run(command: string, file: string): Promise<void> {
  const env = {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  try {
    await promisify(execFile)(process.execPath, [redocly, command, file], {cwd: dir, env});
  } catch (error) {
    const {stdout} = error as {stdout: string};
    throw new Error(`redocly ${command} ${file} failed: ${stdout.slice(-6000)}\n${faults.join('\n')}`);
  }
}

/** One-time codes by address: those that the steps of a workflow send back. */
function codesOf({steps}: Workflow): Record<string, string> {
  const bodies = steps.map(({operation}) => (operation.requestBody?.example ?? {}) as Record<string, string>);
  return Object.fromEntries(
    bodies.flatMap(({email, countryCode, phone, otp}) =>
      otp === undefined ? [] : [[email ?? `${countryCode ?? ''} ${phone ?? ''}`, otp]],
    ),
  );
}

/** What others have done before a step, and the answers that the sandbox does not give by itself. */
async function prepare(): Promise<void> {
  const [workflow] = pending;
  const step = workflow?.steps[position];
  if (workflow === undefined || step === undefined) {
    return;
  }
  if (position === 0) {
    await sandbox.reset();
    await sandbox.change({credits: 1000, codes: codesOf(workflow)});
  }
  const {state, answer} = preparations[workflow.id]?.[step.id] ?? {};
  if (state !== undefined) {
    const outputOf = (from: string, name: string): string => {
      const output = workflow.steps.find(({id}) => id === from)?.outputs.find((other) => other.name === name);
      return String(valueAt(answers.get(from), output?.field ?? []));
    };
    await sandbox.change(state(outputOf));
  }
  if (answer !== undefined) {
    await sandbox.next(step.operation.id, answer);
  }
}

/** Notes an answer, and prepares the sandbox for the step after it. A step that waits for a state sends its request again. */
async function take({operation, fault, target, answer}: SandboxExchange): Promise<void> {
  const [workflow, ...following] = pending;
  const step = workflow?.steps[position];
  // What was sent to webhooks has arrived.
  await sandbox.events();
  if (fault !== null) {
    faults.push(`${workflow?.id ?? 'after the end'}: ${target} is refused: ${fault}`);
  }
  if (workflow === undefined || step?.operation.id !== operation) {
    return;
  }
  answers.set(step.id, answer.body);
  position += 1;
  if (position === workflow.steps.length) {
    pending = following;
    position = 0;
    answers.clear();
  }
  await prepare();
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  receiver = await startSite((_request, response) => response.end());
  const started = await testSandbox({forwardTo: receiver.origin, onRequest: take});
  ({sandbox} = started);
  const state = (await started.send('GET', '/_sandbox/state')).body as unknown as {
    tokens: {scheme: string; token: string}[];
  };
  tokens = new Map(state.tokens.map(({scheme, token}) => [scheme, token]));
  const openapi = path.resolve(__dirname, '../../openapi');
  const servers = {verificationApi: sandbox.url, zelfProofApi: sandbox.url};
  // `npm run check` has checked it.
  const contract = await loadContract({dir: openapi, servers, isChecked: false});
  const loaded = await loadWorkflows(path.join(openapi, 'workflows'), contract);
  workflows = [...loaded[defaultLocale].values()];
  for (const [file, content] of workflowFiles(loaded)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), content);
  }
  for (const [locale, document] of Object.entries(contract.documents)) {
    await writeFile(path.join(dir, `openapi.${locale}.yaml`), stringify(document, {aliasDuplicateObjects: false}));
  }
});

afterAll(async () => {
  await sandbox.close();
  receiver.stop();
  await rm(dir, {recursive: true});
});

it.each(localeCodes)('publishes workflows that Redocly accepts, in %s', async (locale) => {
  await run('lint', `workflows.${locale}.arazzo.yaml`);
});

it("passes every workflow by Redocly's Respect against the sandbox", async () => {
  const steps = workflows.map(({id, inputs}) => ({
    stepId: id,
    workflowId: `$sourceDescriptions.published.${id}`,
    parameters: withPictures(inputs).map(({name, scheme, value}) => ({
      name,
      value: scheme === undefined ? value : tokens.get(scheme),
    })),
  }));
  const document = {
    arazzo: '1.0.1',
    info: {title: 'All workflows', version: '1.0.0'},
    sourceDescriptions: [{name: 'published', type: 'arazzo', url: `workflows.${defaultLocale}.arazzo.yaml`}],
    workflows: [{workflowId: 'all', steps}],
  };
  await writeFile(path.join(dir, 'all.arazzo.yaml'), stringify(document));
  pending = workflows;
  await prepare();
  await run('respect', 'all.arazzo.yaml');
  expect({faults, left: pending.map(({id}) => id)}).toEqual({faults: [], left: []});
});
