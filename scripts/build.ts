/**
 * Builds the site: `npm run build`. It is built beside `build/` and takes its place when it is complete, so that a build that
 * fails leaves the last one as it was and nothing half-written. Where it fails, the checks say why with file and line;
 * Docusaurus' own words, with the stacks of its code, come only where the checks find nothing. One build at a time.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import '../config/brand';
import {buildChecks} from '../src/checks';
import {faultsExitCode} from '../src/checks/faultsExitCode';
import {lock} from './building/lock';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'build');
const beside = path.join(root, 'build-next');

interface Ended {
  code: number | null;
  /** What it printed about errors and warnings. */
  said: string;
}

/** Runs a program with Node.js, and keeps what it says on the error output. */
async function run(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, said};
}

/** What went wrong, in the words of the checks where they find it. */
async function explain({code, said}: Ended): Promise<string> {
  if (code === faultsExitCode) {
    return said;
  }
  const checked = await run(['--import', 'tsx', 'scripts/check.ts', '--all', ...buildChecks.map(({name}) => name)]);
  return checked.code === 0 ? said : checked.said;
}

async function build(): Promise<void> {
  const built = await run([require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', beside]);
  if (built.code !== 0) {
    await rm(beside, {recursive: true, force: true});
    console.error(await explain(built));
    process.exitCode = 1;
    return;
  }
  console.error(built.said);
  await rm(target, {recursive: true, force: true});
  await rename(beside, target);
  console.log('The site is in build/. Run "npm run serve" to look at it.');
}

async function main(): Promise<void> {
  const release = await lock(path.join(root, '.docusaurus-building'));
  try {
    await build();
  } finally {
    await release();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
