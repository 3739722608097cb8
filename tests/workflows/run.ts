import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {WorkflowProgram} from '../../src/reference/workflows/programs';
import type {Workflow} from '../../src/reference/workflows/types';
import {scriptRuntimes} from '../samples/scriptRuntimes';

/** What came of running a program. */
export interface Run {
  status: number | null;
  /** All that it said. */
  output: string;
}

/** Runs a command beside the server in this process, which has to answer it. */
export async function run(command: string, args: readonly string[], options: {cwd: string; env: object}): Promise<Run> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = (await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])) as [string, string, [number | null]];
  return {status, output: `${stdout}${stderr}`.trim()};
}

/** Runs a whole program, with the environment that its first lines ask for. */
export async function runProgram(program: WorkflowProgram, workflow: Workflow, dir: string): Promise<Run> {
  // The sample of cURL is a script of the shell.
  const commands = new Map(
    scriptRuntimes.map(({language, probe}) => [language, language === 'curl' ? 'bash' : probe[0]]),
  );
  const command = commands.get(program.language);
  if (command === undefined) {
    throw new Error(`No runtime for "${program.language}". Add it to tests/samples/scriptRuntimes.ts.`);
  }
  const picture = path.join(dir, 'picture.jpg');
  await writeFile(picture, 'picture');
  const env = Object.fromEntries(
    workflow.inputs.flatMap(({source, variable, value}) =>
      variable === undefined ? [] : [[variable, source === 'file' ? picture : String(value)]],
    ),
  ) as Record<string, string>;
  const file = path.join(dir, program.file);
  await writeFile(file, `${program.code}\n`);
  return run(command, [file], {cwd: dir, env});
}
