import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';
import {build} from './build';

let site: string;

beforeAll(async () => {
  site = await copySite();
  await mkdir(path.join(site, 'build'));
  await writeFile(path.join(site, 'build', 'earlier.html'), 'the last good build');
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

/** A change that makes a file wrong. */
interface Mistake {
  file: string;
  replace: string | RegExp;
  by: string;
  /** What the build says about it, in one line: file, line and fix. */
  says: RegExp;
}

const page = 'docs/identity/peru.mdx';

/** Every mistake has its message in src/checks/mistakes.test.ts. Here a build is to say what the checks say, and to stop. */
const builds: Record<string, readonly Mistake[]> = {
  'what the checks find before anything is compiled': [
    {
      file: page,
      replace: /^description: .*$/m,
      by: 'description: Short.',
      says: /^ *docs\/identity\/peru\.mdx:\d+: the description has 6 characters\. Write 50 to 160.*\[metadata\]$/m,
    },
    {
      file: 'docs/identity/chile.mdx',
      replace: /$/,
      by: '\n![](./picture.png)\n',
      says: /^ *docs\/identity\/chile\.mdx:\d+: the image "\.\/picture\.png" has no text/m,
    },
    {
      file: 'config/outline/start.yaml',
      replace: '- intro\n',
      by: '- intro\n- introo\n',
      says: /^ *config\/outline\/start\.yaml:\d+: "introo" is not a page, or an archived one\. Write docs\/introo\.mdx, or take the id out/m,
    },
    {
      file: 'openapi/paths/identity.yaml',
      replace: /^ {4}x-es:\n(?: {6}.*\n)+/m,
      by: '',
      says: /^ *openapi\/paths\/identity\.yaml:\d+: "summary" is not translated\. Add "x-es/m,
    },
  ],
};

/** Makes mistakes, builds, and puts the files back as they were. */
async function buildWith(mistakes: readonly Mistake[]): Promise<{status: unknown; output: string}> {
  const originals = new Map<string, string>();
  for (const {file, replace, by} of mistakes) {
    const target = path.join(site, file);
    const text = await readFile(target, 'utf8');
    const broken = text.replace(replace, by);
    expect(broken).not.toBe(text);
    originals.set(target, text);
    await writeFile(target, broken);
  }
  const result = await build(site);
  for (const [target, text] of originals) {
    await writeFile(target, text);
  }
  return result;
}

describe('a build stops at', () => {
  it.each(Object.entries(builds))('%s, and leaves the last build as it was', async (_name, mistakes) => {
    const {status, output} = await buildWith(mistakes);
    expect(status).not.toBe(0);
    for (const {says} of mistakes) {
      expect(output).toMatch(says);
      // Once.
      expect(output.match(new RegExp(says.source, 'gm'))).toHaveLength(1);
    }
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(await readFile(path.join(site, 'build', 'earlier.html'), 'utf8')).toBe('the last good build');
    expect(existsSync(path.join(site, 'build-next'))).toBe(false);
  });

  it('a setting that nobody reads', async () => {
    await writeFile(path.join(site, '.env'), 'BRAND_NAM="Zephyr"\n');
    const {status, output} = await build(site);
    await rm(path.join(site, '.env'));
    expect([status, output.trim()]).toEqual([
      1,
      '.env:1: there is no setting "BRAND_NAM". Did you mean "BRAND_NAME"? .env.example lists all of them.',
    ]);
  });
});
