/**
 * Tries the site with the newest Docusaurus 3, in a copy: installs it, checks types, runs the unit tests, builds, reads the
 * built files, and lists what broke. `npm run test:upgrade`; `-- 3.10.2` tries another version, `-- --keep` leaves the copy.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundlerWarnings, failedTests, lastLines, typeErrors, type TestReport} from './failures';
import {newestVersion, withDocusaurus, type Manifest} from './versions';

const root = path.resolve(__dirname, '../..');

interface Ended {
  isRight: boolean;
  output: string;
}

/** Runs a program in the copy. */
async function run(site: string, command: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(command, [...args], {
    cwd: site,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return {isRight: code === 0, output};
}

/** Copies what Git knows of the site, as it is in the folder. */
async function copyTracked(site: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'}).split('\0').filter(Boolean);
  for (const file of files) {
    await cp(path.join(root, file), path.join(site, file));
  }
}

/** The newest released version of Docusaurus 3 in the registry. */
function askRegistry(): string {
  const answer = execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return newestVersion([JSON.parse(answer) as string | string[]].flat());
}

async function install(site: string, version: string): Promise<Ended> {
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await writeFile(file, JSON.stringify(withDocusaurus(manifest, version), null, 2));
  return run(site, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
}

async function testWith(site: string, config: string): Promise<string[]> {
  const report = path.join(site, '.upgrade-report.json');
  const args = ['--no-install', 'vitest', 'run', '--config', config, '--reporter=json', `--outputFile=${report}`];
  const {isRight, output} = await run(site, 'npx', args);
  const failed = isRight ? [] : failedTests(JSON.parse(await readFile(report, 'utf8')) as TestReport, site);
  return isRight || failed.length > 0 ? failed : lastLines(output);
}

/** What is tried, in this order, and what each step says to be broken. */
const steps: Readonly<Record<string, (site: string) => Promise<string[]>>> = {
  types: async (site) => {
    const {isRight, output} = await run(site, 'npx', ['--no-install', 'tsc', '--noEmit', '--pretty', 'false']);
    const errors = typeErrors(output);
    return isRight || errors.length > 0 ? errors : lastLines(output);
  },
  'unit tests': (site) => testWith(site, 'vitest.config.ts'),
  build: async (site) => {
    const {isRight, output} = await run(site, 'npm', ['run', '--silent', 'build']);
    return isRight ? bundlerWarnings(output) : lastLines(output);
  },
  'files of the site': (site) =>
    existsSync(path.join(site, 'build'))
      ? testWith(site, 'tests/files/vitest.config.ts')
      : Promise.resolve(['There are none: the build failed.']),
};

/** Runs the steps and prints what each finds. */
async function tryOut(site: string, version: string): Promise<boolean> {
  console.log(`Installing Docusaurus ${version} in a copy of the site …`);
  const installed = await install(site, version);
  if (!installed.isRight) {
    throw new Error(`Docusaurus ${version} cannot be installed:\n${lastLines(installed.output).join('\n')}`);
  }
  const broken: string[] = [];
  for (const [name, find] of Object.entries(steps)) {
    const lines = await find(site);
    console.log(lines.length === 0 ? `✓ ${name}` : `✗ ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`);
    if (lines.length > 0) {
      broken.push(name);
    }
  }
  console.log(
    broken.length === 0
      ? `Nothing breaks with Docusaurus ${version}.`
      : `With Docusaurus ${version} these break: ${broken.join(', ')}. What is above says where.`,
  );
  return broken.length === 0;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {keep: {type: 'boolean'}}, allowPositionals: true});
  const version = positionals[0] ?? askRegistry();
  const site = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  try {
    await copyTracked(site);
    process.exitCode = (await tryOut(site, version)) ? 0 : 1;
  } finally {
    if (values.keep === true) {
      console.log(`The copy is in ${site}`);
    } else {
      await rm(site, {recursive: true});
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
