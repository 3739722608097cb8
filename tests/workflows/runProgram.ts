import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {Worker} from 'node:worker_threads';
import type {WorkflowProgram} from '../../src/reference/workflows/programs';
import {run, type Run} from '../samples/runtimes';
import {scriptRuntimes} from '../samples/scriptRuntimes';
import {picture, type WorkflowRun} from './WorkflowRun';

/** Runs a program of Node.js in a thread of this process, which has an environment, an output and an end of its own. */
async function runThread(file: string, env: Record<string, string>): Promise<Run> {
  const worker = new Worker(file, {env: {...process.env, ...env}, execArgv: [], stdout: true, stderr: true});
  let thrown = '';
  worker.on('error', (error) => {
    thrown = String(error);
  });
  const ended = new Promise<number>((resolve) => {
    worker.on('exit', resolve);
  });
  const [stdout, stderr, status] = await Promise.all([text(worker.stdout), text(worker.stderr), ended]);
  return {status, output: `${stdout}${stderr}${thrown}`.trim()};
}

/** Where a program keeps what a second run goes on with. */
export const stateFile = (dir: string): string => path.join(dir, 'state.json');

/** Runs a whole program, with the environment that its first lines ask for. */
export async function runProgram(program: WorkflowProgram, {workflow, inputs}: WorkflowRun, dir: string): Promise<Run> {
  const image = path.join(dir, 'picture.jpg');
  await writeFile(image, picture);
  const env = {
    PAUSES: '0 0 0',
    STATE_FILE: stateFile(dir),
    ...Object.fromEntries(
      workflow.inputs.flatMap(({name, source, variable}) =>
        variable === undefined ? [] : [[variable, source === 'file' ? image : String(inputs[name])]],
      ),
    ),
  };
  const file = path.join(dir, program.file);
  await writeFile(file, `${program.code}\n`);
  if (program.language === 'javascript') {
    return runThread(file, env);
  }
  const runtime = scriptRuntimes.find(({language}) => language === program.language);
  if (runtime === undefined) {
    throw new Error(`No runtime for "${program.language}". Add it to tests/samples/scriptRuntimes.ts.`);
  }
  // The sample of cURL is a script of the shell.
  return run(program.language === 'curl' ? 'bash' : runtime.probe[0], [file], dir, env);
}
