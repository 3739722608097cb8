import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {lock} from '../../scripts/building/lock';
import {copySite} from '../../scripts/serving/copySite';

const program = [process.execPath, '--import', 'tsx', 'scripts/build.ts'];

let site: string;
const file = (name: string): string => path.join(site, name);

beforeAll(async () => {
  site = await copySite();
  await mkdir(file('build'));
  await writeFile(file('build/earlier.html'), 'the last good build');
});

afterEach(async () => {
  expect(await readFile(file('build/earlier.html'), 'utf8')).toBe('the last good build');
  expect(['build-next', '.docusaurus-build.lock'].map((name) => existsSync(file(name)))).toEqual([false, false]);
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

/** Builds the copy. It does not block: Vitest gives up a worker that is blocked for longer than a minute. */
async function build([command = '', ...args]: readonly string[] = program): Promise<{status: unknown; output: string}> {
  const child = spawn(command, args, {
    cwd: site,
    env: {...process.env, BUNDLER_CACHE: 'off', NO_COLOR: '1', FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as unknown[];
  return {status, output};
}

// Each mistake has its message in src/checks/mistakes.test.ts. Here a build says once what the checks say, and stops.
describe('a build leaves the last one as it was', () => {
  it('where pages and the contract have mistakes', async () => {
    const mistakes: readonly [name: string, replace: RegExp, by: string, says: RegExp][] = [
      [
        'docs/identity/peru.mdx',
        /^description: .*$/m,
        'description: Short.',
        /^ *docs\/identity\/peru\.mdx:\d+: the description has 6 characters\. Write 50 to 160.*\[metadata\]$/gm,
      ],
      [
        'openapi/paths/identity.yaml',
        /^ {4}x-es:\n(?: {6}.*\n)+/m,
        '',
        /^ *openapi\/paths\/identity\.yaml:\d+: "summary" is not translated\. Add "x-es/gm,
      ],
    ];
    const texts = await Promise.all(mistakes.map(([name]) => readFile(file(name), 'utf8')));
    for (const [index, [name, replace, by]] of mistakes.entries()) {
      await writeFile(file(name), texts[index]?.replace(replace, by) ?? '');
    }
    const {status, output} = await build();
    for (const [index, [name]] of mistakes.entries()) {
      await writeFile(file(name), texts[index] ?? '');
    }
    expect(status).not.toBe(0);
    expect(mistakes.map(([, , , says]) => output.match(says)?.length)).toEqual([1, 1]);
    // Without the stack of an error.
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });

  it('where no more can be written', async () => {
    // A limit on the size of files, in blocks of 512 bytes, refuses what a full disk refuses: the rest of a file.
    const {status, output} = await build(['sh', '-c', 'ulimit -f 100; exec "$@"', 'sh', ...program]);
    expect(status).not.toBe(0);
    expect(output).toContain('EFBIG');
  });

  it('where another build is running, which is said', async () => {
    const release = await lock(site);
    // It says so at once; a build that went on all the same would take minutes.
    const {status, output} = await build(['timeout', '60', ...program]);
    await release();
    expect(status).toBe(1);
    expect(output).toContain('Another build is running here');
  });
});
