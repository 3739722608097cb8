import {once} from 'node:events';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import type {WorkflowProgram} from '../../src/reference/workflows/programs';
import {interpreters, run, type Run} from './run';
import {picture, type WorkflowRun} from './WorkflowRun';

let thread: Worker | undefined;
let started = 0;

/** Runs a program of Node.js in the thread that all of them share. */
async function runThread(file: string, env: Record<string, string>): Promise<Run> {
  thread ??= new Worker(path.join(__dirname, 'programThread.mjs'), {execArgv: []});
  thread.ref();
  started += 1;
  // Another address each time, so that the module runs again.
  thread.postMessage({module: `${pathToFileURL(file).href}?${started}`, env});
  const [{status, output}] = (await once(thread, 'message')) as [{status: number; output: string[]}];
  thread.unref();
  return {status, output: output.join('\n').trim()};
}

/** Where a program keeps what a second run goes on with. */
export const stateFile = (dir: string): string => path.join(dir, 'state.json');

/**
 * Runs a whole program, with the environment that its first lines ask for.
 *
 * @param isShared - whether a program of Node.js may run in the thread of others, as a process of its own would take long
 */
export async function runProgram(
  program: WorkflowProgram,
  {workflow, inputs}: WorkflowRun,
  dir: string,
  isShared: boolean,
): Promise<Run> {
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
  if (program.language === 'javascript' && isShared) {
    return runThread(file, env);
  }
  const interpreter = interpreters[program.language];
  if (interpreter === undefined) {
    throw new Error(`No interpreter for "${program.language}". Add it to tests/workflows/run.ts.`);
  }
  return run(interpreter, [file], dir, env);
}
