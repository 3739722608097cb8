import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {testedLanguages} from '../support/testedLanguages';
import {scriptRuntimes} from './scriptRuntimes';

/** By language: a program that works, one that fails, and one that can only work with what the first one left behind. */
const programs: Readonly<Record<string, readonly [string, string, string]>> = {
  curl: ['left=behind; echo "$left"', 'curl --fail file:///no/such/file', 'test -n "$left"'],
  javascript: ['const left = 1; console.log(left);', "throw new Error('no luck');", 'console.log(left);'],
  python: ['left = 1\nprint(left)', 'raise SystemExit("no luck")', 'print(left)'],
};

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'batches-'));
});

afterAll(async () => {
  await rm(dir, {recursive: true});
});

describe.each(Object.keys(programs).filter((name) => testedLanguages.includes(name)))('a batch in %s', (name) => {
  it('says which of its programs failed, and keeps them apart', async () => {
    const runtime = scriptRuntimes.find(({language}) => language === name);
    const samples = (programs[name] ?? []).map((code, index) => ({operation: `operation ${index}`, code}));
    const results = await runtime?.run(samples, path.join(dir, name));
    expect(results?.map(({error}) => error !== undefined)).toEqual([false, true, true]);
    expect(results?.[1]?.error).toMatch(/no luck|no\/such\/file/);
  });

  it('fails as a whole where one of its programs ends it', async () => {
    const runtime = scriptRuntimes.find(({language}) => language === name);
    const endings: Readonly<Record<string, string>> = {
      javascript: 'process.exit(0);',
      python: 'import os\nos._exit(0)',
      curl: 'kill -9 $$',
    };
    const results = await runtime?.run(
      [{operation: 'ends', code: endings[name] ?? ''}],
      path.join(dir, `${name}-ends`),
    );
    expect(results?.[0]?.error).toBeDefined();
  });
});
