/**
 * Runs every workflow against the sandbox: by Redocly's Respect from the published document, and as a whole program in each
 * language; then its failing answers, which have to end the program with the name of the step.
 * `npm run test:workflows`, or with ways and names: `npm run test:workflows -- respect curl log-in-by-email`.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {workflowPrograms, type WorkflowProgram} from '../../src/reference/workflows/programs';
import {programLanguages} from '../../src/reference/workflows/programs/languages';
import type {Workflow} from '../../src/reference/workflows/types';
import {isThere, type Run} from '../samples/runtimes';
import {failingAnswers} from './failingAnswers';
import {respect, RespectRun} from './respect';
import {runProgram} from './runProgram';
import {startWorkflowServer, type WorkflowServer} from './startWorkflowServer';
import {WorkflowRun} from './WorkflowRun';

/** The ways in which a workflow can be run: by Respect, and as a program in each language. */
const allWays: readonly string[] = ['respect', ...programLanguages.map(({language}) => language)];

/** What came of all runs. */
const count = {passed: 0, failed: 0};

/** @param faults - what is wrong beside the status */
function check(what: string, {status, output}: Run, expected: number, faults: readonly string[] = []): void {
  if (status === expected && faults.length === 0) {
    count.passed += 1;
  } else {
    count.failed += 1;
    console.error(`FAILED ${what}: status ${status ?? 'none'}\n${[...faults, output.slice(-6000)].join('\n')}\n`);
  }
}

async function checkPrograms(
  workflow: Workflow,
  ways: readonly string[],
  server: WorkflowServer,
  dir: string,
): Promise<number> {
  const programsOf = (own: Workflow): WorkflowProgram[] =>
    workflowPrograms(own, defaultLocale).filter(({language}) => ways.includes(language));
  const programs = programsOf(workflow);
  let outcomes: WorkflowRun['outcomes'] = new Map();
  for (const program of programs) {
    const run = new WorkflowRun(workflow, server);
    await server.begin(run);
    check(`${workflow.id}, ${program.label}`, await runProgram(program, run, dir), 0, run.faults());
    outcomes = run.outcomes;
  }
  // Each failing answer in one of the languages, by turns; without the pauses before a request is sent again.
  const hasty = workflow.steps.map(({retry, ...step}) => ({...step, retry: retry && {...retry, after: 0}}));
  const hastyPrograms = programsOf({...workflow, steps: hasty});
  const answers = programs.length === 0 ? [] : failingAnswers(workflow, outcomes);
  for (const [index, {failing, says, name}] of answers.entries()) {
    const program = hastyPrograms[index % programs.length];
    if (program !== undefined) {
      const run = new WorkflowRun(workflow, server, failing);
      await server.begin(run);
      const ended = await runProgram(program, run, dir);
      const missing = [`${failing.step.id}: `, says].filter((part) => !ended.output.includes(part));
      const faults = [...run.faults(), ...missing.map((part) => `does not say "${part}"`)];
      check(`${workflow.id}, ${failing.step.id} answers ${name}, ${program.label}`, ended, 1, faults);
    }
  }
  return answers.length;
}

async function checkWorkflows(ways: readonly string[], names: readonly string[], server: WorkflowServer, dir: string) {
  const known = server.workflows[defaultLocale];
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no workflow or way ${unknown.join(', ')}. Name some of: ${[...allWays, ...known.keys()].join(', ')}.`,
    );
  }
  const selected = [...known.values()].filter(({id}) => names.length === 0 || names.includes(id));
  if (ways.includes('respect')) {
    const runs = selected.map((workflow) => new RespectRun(workflow, server));
    for (const [what, said] of await respect(runs, server, dir)) {
      check(what, said, 0);
    }
    for (const run of runs) {
      check(`${run.workflow.id}, Respect`, {status: 0, output: ''}, 0, run.faults());
    }
  }
  for (const workflow of selected) {
    const failures = await checkPrograms(workflow, ways, server, dir);
    console.log(`  ${workflow.id}: ${ways.join(', ')}, ${failures} failing answers`);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !allWays.includes(arg));
  const ways = allWays.filter((way) => args.includes(way) || args.length === names.length);
  if (ways.includes('curl') && !isThere('jq', '--version')) {
    throw new Error('The programs in cURL need jq. Install it with "sudo apt-get install jq".');
  }
  const server = await startWorkflowServer();
  const dir = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  try {
    await checkWorkflows(ways, names, server, dir);
    console.log(`${count.passed} passed, ${count.failed} failed`);
    process.exitCode = count.failed === 0 ? 0 : 1;
  } finally {
    await server.close();
    await rm(dir, {recursive: true});
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
