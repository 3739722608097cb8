/**
 * Builds the site: `npm run build`. It is built beside `build/` and takes its place when it is complete, so that a build that
 * fails leaves the last one as it was and nothing half-written. Where it fails, the checks say why with file and line;
 * Docusaurus' own words, with the stacks of its code, come only where the checks find nothing. One build at a time.
 */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import '../config/brand';
import {buildChecks, faultsExitCode} from '../src/checks';
import {lock} from './building/lock';
import {minifierFaults} from './building/minifierFaults';
import {replaceFolder} from './building/replaceFolder';
import {runChild, type Ended} from './building/runChild';
import {runMain} from './program';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'build');
const beside = path.join(root, 'build-next');

/** What went wrong, in the words of the checks where they find it. */
async function explain({code, said}: Ended): Promise<string> {
  if (code === faultsExitCode) {
    return said;
  }
  const checked = await runChild(
    ['--import', 'tsx', 'scripts/check.ts', '--all', ...buildChecks.map(({name}) => name)],
    root,
  );
  return checked.code === 0 ? said : checked.said;
}

async function build(): Promise<void> {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const built = await runChild([program, 'build', '--out-dir', beside], root);
  const faults = minifierFaults(built.said);
  if (built.code !== 0 || faults.length > 0) {
    await rm(beside, {recursive: true, force: true});
    console.error(built.code === 0 ? `The HTML of pages is broken:\n${faults.join('\n')}` : await explain(built));
    process.exitCode = 1;
    return;
  }
  console.error(built.said);
  await replaceFolder(target, beside);
  console.log('The site is in build/. Run "npm run serve" to look at it.');
}

async function main(): Promise<void> {
  const release = await lock(root);
  try {
    await build();
  } finally {
    await release();
  }
}

runMain(main);
