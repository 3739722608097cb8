import {readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findMarkers} from '../../src/content/markers';
import {copySite} from '../../scripts/serving/copySite';
import {runNew, runScript, type Run} from './runNew';
import {guide, operation} from './subjects';

/** The checks for which it does not matter that a test wrote the texts. */
const checksOfForm = ['front-matter', 'contract', 'mdx', 'headings', 'parity', 'outline', 'links', 'markers', 'thin'];

const contractFile = 'openapi/paths/identity.yaml';

const pageFiles = [operation, guide].flatMap(({id}) => [`docs/${id}.mdx`, `docs-es/${id}.mdx`]);

let site: string;
let runs: Run[];
/** `npm run check` before the texts were written, and after. */
let unwritten: Run;
let written: Run;
/** How many texts were to be written in each file before they were. */
let toWrite: number[];

const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

/** Writes every text that is marked, at the length that its page needs. */
function writeMarkedTexts(file: string): void {
  const text = read(file);
  const frontMatterEnd = text.startsWith('---\n') ? text.slice(0, text.indexOf('\n---\n')).split('\n').length : 0;
  const written = findMarkers(text).reduce(
    (rest, marker) =>
      rest.replace(
        marker.text,
        marker.line <= frontMatterEnd
          ? `What somebody finds who reads the page of the file ${file} to its end.`
          : 'One of the sentences that a writer would put here. '.repeat(file.endsWith('.mdx') ? 10 : 1).trim(),
      ),
    text,
  );
  writeFileSync(path.join(site, file), written);
}

beforeAll(async () => {
  site = await copySite();
  runs = [await runNew(site, operation), await runNew(site, guide)];
  unwritten = await runScript(site, 'check.ts');
  const files = [...pageFiles, contractFile];
  toWrite = files.map((file) => findMarkers(read(file)).length);
  files.forEach(writeMarkedTexts);
  written = await runScript(site, 'check.ts', checksOfForm);
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

describe('npm run new', () => {
  it('says what it wrote and what to do next', () => {
    expect(runs.map(({status}) => status)).toEqual([0, 0]);
    for (const file of [...pageFiles, contractFile, 'config/outline/checks.yaml', 'config/outline/face-proofs.yaml']) {
      expect(runs.map(({output}) => output).join('\n')).toContain(file);
    }
    expect(runs[0]?.output).toContain('npm run check');
  });

  it('makes what passes every check but for the texts to be written, which the check names', () => {
    expect(unwritten.status).toBe(1);
    const faults = unwritten.output.split('\n').filter((line) => /\[[a-z-]+\]$/.test(line));
    expect(faults.filter((line) => !line.endsWith('[markers]'))).toEqual([]);
    for (const file of [...pageFiles, contractFile]) {
      expect(unwritten.output).toMatch(new RegExp(`^${file}:\\d+: \\[(?:to be written|por escribir)`, 'm'));
    }
    expect(written, written.output).toMatchObject({status: 0});
  });

  it('refuses what is there, all of it at once, and writes nothing', async () => {
    const outline = read('config/outline/checks.yaml');
    const {status, output} = await runNew(site, operation);
    expect(status).not.toBe(0);
    expect(output).toContain(`--id: docs/${operation.id}.mdx`);
    expect(output).toContain('--operation-id: ');
    expect(read('config/outline/checks.yaml')).toBe(outline);
  });

  it('marks what is to be written, where it can be found', () => {
    expect(toWrite.every((count) => count > 0)).toBe(true);
    expect([...pageFiles, contractFile].flatMap((file) => findMarkers(read(file)))).toEqual([]);
  });
});
