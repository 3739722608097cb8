/** Builds the site twice from nothing and fails if the two differ in a byte: `npm run test:reproducible`. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const root = path.resolve(__dirname, '..');

/** Path and hash of every file of a folder. */
async function fingerprints(dir: string): Promise<Map<string, string>> {
  const files = globSync('**/*', {cwd: dir, dot: true}).sort();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const content = await readFile(path.join(dir, file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
  return new Map(entries);
}

/**
 * Compares two builds.
 *
 * @returns the files that only one of them has, or that differ
 */
export async function differences(first: string, second: string): Promise<string[]> {
  const [a, b] = await Promise.all([fingerprints(first), fingerprints(second)]);
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();
}

function build(name: string): string {
  const outDir = path.join(root, name);
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    cwd: root,
    env: {...process.env, BUNDLER_CACHE: 'off', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-again'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`The build of ${name} ended with status ${status ?? 'none'}.`);
  }
  return outDir;
}

async function main(): Promise<void> {
  const builds = [build('build-first'), build('build-second')] as const;
  const different = await differences(...builds);
  await Promise.all(builds.map((dir) => rm(dir, {recursive: true})));
  if (different.length > 0) {
    throw new Error(
      `Two builds of one commit differ in ${different.length} file(s). Look for a time, a random number or an order that is not fixed:\n${different.slice(0, 20).join('\n')}`,
    );
  }
  console.log('Two builds are byte for byte the same.\n1 passed, 0 failed');
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
