/**
 * Runs every workflow against a mock server: by Redocly's Respect from the published document, and as a whole program in
 * each language; then its failing answers, which have to end the program with the name of the step.
 * `npm run test:workflows`, or with ways and names: `npm run test:workflows -- respect curl log-in-by-email`.
 */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {defaultLocale} from '../../config/locales';
import {ContractFiles} from '../../src/reference/contract/ContractFiles';
import {bundleContract} from '../../src/reference/contract/bundleContract';
import {loadContract} from '../../src/reference/contract/loadContract';
import {publishWorkflows} from '../../src/reference/publish/publishWorkflows';
import {valueAt} from '../../src/reference/workflows/expressions';
import {loadWorkflows} from '../../src/reference/workflows/loadWorkflows';
import {workflowPrograms} from '../../src/reference/workflows/programs';
import {programLanguages} from '../../src/reference/workflows/programs/languages';
import {isSentLater} from '../../src/reference/workflows/programs/program';
import type {StepFailure, Workflow, WorkflowStep} from '../../src/reference/workflows/types';
import {isThere} from '../samples/runtimes';
import {WorkflowState} from './WorkflowState';
import {startWorkflowServer} from './mockServer';
import {run, runProgram, type Run} from './run';

const root = path.resolve(__dirname, '../..');
const redocly = path.join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
const quiet = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

/**
 * The last answer of which a later step sends something, without that: a program that went on would send `null` or
 * `undefined`, and pay for it.
 */
function incompleteAnswers(workflow: Workflow): {step: WorkflowStep; failure: StepFailure}[] {
  const incomplete = workflow.steps.flatMap((step) =>
    step.outputs
      .filter(({name}) => isSentLater(workflow, step, name))
      .map(({name, field}) => {
        const value = structuredClone(step.answer);
        const parent = valueAt(value, field.slice(0, -1));
        Reflect.deleteProperty(parent as object, field.at(-1) ?? '');
        const outcome = {name: `without ${name}`, summary: '', description: '', value};
        return {step, failure: {outcome}};
      }),
  );
  return incomplete.slice(-1);
}

/** What the output of a program has to show of a failing answer, beside the name of the step. */
function tellingPart(failure: StepFailure): string {
  if ('outcome' in failure) {
    return '';
  }
  const {message, code, error} = failure.error.body;
  return [message, code, error].find((value) => typeof value === 'string') ?? failure.error.status;
}

/** The ways in which a workflow can be run: by Respect, and as a program in each language. */
const allWays: readonly string[] = ['respect', ...programLanguages.map(({language}) => language)];

async function main(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !allWays.includes(arg));
  const ways = allWays.filter((way) => args.includes(way) || args.length === names.length);
  if (ways.includes('curl') && !isThere('jq', '--version')) {
    throw new Error('The programs in cURL need jq. Install it with "sudo apt-get install jq".');
  }
  const server = await startWorkflowServer();
  const dir = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  let [passed, failed] = [0, 0];
  const check = (what: string, {output}: Run, isRight: boolean): void => {
    if (isRight) {
      passed += 1;
    } else {
      failed += 1;
      console.error(`FAILED ${what}:\n${output.slice(-1500)}\n`);
    }
  };
  try {
    const options = {
      files: new ContractFiles(path.join(root, 'openapi')),
      servers: {verificationApi: server.url, zelfProofApi: server.url},
      // The part "check" has checked it.
      isChecked: false,
    };
    const contract = await loadContract(options);
    const all = await loadWorkflows(path.join(root, 'openapi', 'workflows'), contract);
    const {operations} = contract.in[defaultLocale];
    const known = all[defaultLocale];
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new Error(
        `There is no workflow or way ${unknown.join(', ')}. Name some of: ${[...allWays, ...known.keys()].join(', ')}.`,
      );
    }
    const selected = [...known.values()].filter(({id}) => names.length === 0 || names.includes(id));

    await publishWorkflows(all, dir);
    for (const [locale, document] of ways.includes('respect') ? Object.entries(await bundleContract(options)) : []) {
      await writeFile(path.join(dir, `openapi.${locale}.yaml`), stringify(document, {aliasDuplicateObjects: false}));
      const file = `workflows.${locale}.arazzo.yaml`;
      const linted = await run(process.execPath, [redocly, 'lint', file], {cwd: dir, env: quiet});
      check(`redocly lint ${file}`, linted, linted.status === 0);
    }

    const respect = async ({id, inputs}: Workflow): Promise<Run> =>
      run(
        process.execPath,
        [
          redocly,
          'respect',
          `workflows.${defaultLocale}.arazzo.yaml`,
          '--workflow',
          id,
          '--input',
          JSON.stringify(Object.fromEntries(inputs.map(({name, value}) => [name, value]))),
        ],
        {cwd: dir, env: quiet},
      );

    for (const workflow of selected) {
      if (ways.includes('respect')) {
        server.begin(new WorkflowState(workflow, operations));
        const respected = await respect(workflow);
        check(`${workflow.id}, Respect`, respected, respected.status === 0);
      }
      const programs = workflowPrograms(workflow, defaultLocale).filter(({language}) => ways.includes(language));
      for (const program of programs) {
        server.begin(new WorkflowState(workflow, operations));
        const result = await runProgram(program, workflow, dir);
        check(`${workflow.id}, ${program.label}`, result, result.status === 0);
      }
      // Each failing answer in one of the languages, by turns.
      const decided = workflow.steps.flatMap((step) => step.failures.map((failure) => ({step, failure})));
      const failures = [...decided, ...incompleteAnswers(workflow)];
      for (const [index, {step, failure}] of failures.entries()) {
        const program = programs[index % programs.length];
        if (program !== undefined) {
          server.begin(new WorkflowState(workflow, operations, {step: step.id, failure}));
          const result = await runProgram(program, workflow, dir);
          const says = result.output.includes(`${step.id}: `) && result.output.includes(tellingPart(failure));
          const name = 'outcome' in failure ? failure.outcome.name : tellingPart(failure);
          check(`${workflow.id}, ${step.id} answers ${name}, ${program.label}`, result, result.status === 1 && says);
        }
      }
      console.log(`  ${workflow.id}: ${ways.join(', ')}, ${failures.length} failing answers`);
    }
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
    await rm(dir, {recursive: true});
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
