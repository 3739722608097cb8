/**
 * Runs every workflow against the sandbox: by Redocly's Respect from the published document, and as a whole program in each
 * language; then its failing answers, which have to end the program with the name of the step.
 * `npm run test:workflows`, or with ways and names: `npm run test:workflows -- respect curl log-in-by-email`.
 */
import {statSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {workflowPrograms} from '../../src/reference/workflows/programs';
import {programLanguages} from '../../src/reference/workflows/programs/languages';
import type {Workflow} from '../../src/reference/workflows/types';
import {isThere, type Run} from './run';
import {fill, referenceLabels} from '../../src/reference/labels';
import {expectedEnd, leaks} from './expectedEnd';
import {failingAnswers} from './failingAnswers';
import {respect, RespectRun} from './respect';
import {runProgram, stateFile} from './runProgram';
import {startWorkflowServer, type WorkflowServer} from './startWorkflowServer';
import {WorkflowRun, type Failing} from './WorkflowRun';

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
    const found = `status ${status ?? 'none'} instead of ${expected}`;
    console.error(`FAILED ${what}: ${found}\n${[...faults, output.slice(-6000)].join('\n')}\n`);
  }
}

const labels = referenceLabels(defaultLocale).program;

/** What a program says beside its end: that a request is sent once more, and that nothing is left to send. */
const asides = [fill(labels.again, {seconds: '0'}), fill(labels.finished, {file: ''}).slice(0, 20)];

/** Compares what a program has printed, and how it ended, with what the page on decisions says. */
function checkEnd(what: string, run: WorkflowRun, ended: Run, dir: string): void {
  const {status, lines} = expectedEnd(run, stateFile(dir));
  const printed = ended.output
    .split('\n')
    .filter((line) => line !== '' && !asides.some((aside) => line.includes(aside)));
  const missing = lines.filter((line) => !printed.includes(line)).map((line) => `does not print "${line}"`);
  const others = printed.filter((line) => !lines.includes(line)).map((line) => `prints "${line}"`);
  const leaked = leaks(run, ended.output, lines).map((value) => `shows the value "${value}"`);
  const mode = statSync(stateFile(dir), {throwIfNoEntry: false})?.mode ?? 0;
  const open = (mode & 0o077) === 0 ? [] : ['leaves its file readable by others'];
  check(what, ended, status, [...run.faults(), ...missing, ...others, ...leaked, ...open]);
}

/** Whether the answer took a one-time code that works no more: who wants to go on begins with another code. */
const hasUsedCode = ({step, example}: Failing): boolean =>
  example.startsWith(step.status) && Object.hasOwn(step.operation.requestBody?.example ?? {}, 'otp');

const tried = new Set<string>();

/** Whether an answer is tried: JavaScript is with each, the others, which take seconds, with one for each rule. */
function isTried(language: string, rule: string): boolean {
  const key = `${language} ${rule}`;
  const isNew = !tried.has(key);
  tried.add(key);
  return isNew || language === 'javascript';
}

async function checkPrograms(
  workflow: Workflow,
  ways: readonly string[],
  server: WorkflowServer,
  dir: string,
): Promise<number> {
  // Without the pauses before a request is sent again.
  const hasty = workflow.steps.map(({retry, ...step}) => ({...step, retry: retry && {...retry, after: 0}}));
  const programs = workflowPrograms({...workflow, steps: hasty}, defaultLocale).filter(({language}) =>
    ways.includes(language),
  );
  let outcomes: WorkflowRun['outcomes'] = new Map();
  for (const program of programs) {
    const run = new WorkflowRun(workflow, server);
    await server.begin(run);
    await rm(stateFile(dir), {force: true});
    checkEnd(`${workflow.id}, ${program.label}`, run, await runProgram(program, run, dir, false), dir);
    outcomes = run.outcomes;
  }
  const answers = programs.length === 0 ? [] : failingAnswers(workflow, outcomes);
  for (const {failing, name, rule} of answers) {
    for (const program of programs.filter(({language}) => isTried(language, rule))) {
      const what = `${workflow.id}, ${failing.step.id} answers ${name}, ${program.label}`;
      const run = new WorkflowRun(workflow, server, failing);
      await server.begin(run);
      await rm(stateFile(dir), {force: true});
      checkEnd(what, run, await runProgram(program, run, dir, true), dir);
      if (workflow.resumes && !hasUsedCode(failing)) {
        await run.resume();
        checkEnd(`${what}, a second run`, run, await runProgram(program, run, dir, true), dir);
      }
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
  // Where a server was started that nobody stops, the process would not end by itself.
  process.exit(1);
});
