import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';
import {runNew, runScript} from './runNew';
import {operation} from './subjects';

let site: string;
let before: string;

/** A hash of every file that the program could touch. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{config,docs,docs-es,openapi}/**', {cwd: site}).sort()) {
    hash.update(file).update(readFileSync(path.join(site, file)));
  }
  return hash.digest('hex');
}

beforeAll(async () => {
  site = await copySite();
  before = fingerprint();
});

afterEach(() => {
  expect(fingerprint()).toBe(before);
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

// Each refusal has a unit test (scripts/new/refusals.test.ts). Here: what the site itself has is known, and nothing is written.
describe('npm run new', () => {
  it('refuses all that is wrong at once', async () => {
    const {status, output} = await runNew(site, {
      ...operation,
      id: 'identity/peru',
      group: 'Identiy',
      'operation-id': 'checkIdentityPeru',
      country: 'HT',
    });
    expect(status).not.toBe(0);
    for (const flag of ['id: docs/identity/peru.mdx', 'group: ', 'operation-id: ', 'country: "HT"']) {
      expect(output).toContain(`--${flag}`);
    }
  });

  it('refuses a flag that it does not know', async () => {
    const {status, output} = await runScript(site, 'new.ts', ['--titel-en', 'A']);
    expect(status).not.toBe(0);
    expect(output).toContain('--titel-en');
  });

  it('says with --help how it is called', async () => {
    const {status, output} = await runScript(site, 'new.ts', ['--help']);
    expect(status).toBe(0);
    expect(output).toMatch(/--operation-id +the operationId.*\(operation only\)/);
  });
});
