import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';
import {runNew, runScript} from './runNew';
import {operation} from './subjects';

let site: string;
let before: Record<string, string>;

/** Every file that the program could touch, with the hash of its content. */
function fingerprints(): Record<string, string> {
  const files = globSync('{config,docs,docs-es,openapi}/**', {cwd: site}).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(site, file)))
        .digest('hex'),
    ]),
  );
}

beforeAll(async () => {
  site = await copySite();
  before = fingerprints();
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

// Each refusal has a unit test (scripts/new/refusals.test.ts). Here: what the site itself has is known, and nothing is written.
describe('npm run new', () => {
  it('refuses all that is wrong at once, and changes no file', async () => {
    const {status, output} = await runNew(site, {
      ...operation,
      id: 'identity/peru',
      'title-en': 'Welcome to the API',
      'slug-es': '/identidad',
      group: 'Identiy',
      'operation-id': 'checkIdentityPeru',
      path: '/v2/ec/cedula',
      file: 'identiti',
      country: 'HT',
    });
    expect(status).not.toBe(0);
    for (const message of [
      /docs\/identity\/peru\.mdx and docs-es\/.*exist\. Choose/,
      /--title-en: .*docs\/intro\.mdx/,
      /--slug-es: The route \/docs-es\/identidad belongs/,
      /Did you mean "Identity"\? There are: .*Vehicles/,
      /"checkIdentityPeru" is .*paths\/identity\.yaml/,
      /GET \/v2\/ec\/cedula is "checkIdentityEcuador"/,
      /--file: .*Did you mean "identity"\?/,
      /--country: "HT" is not in config\/countries\.ts/,
    ]) {
      expect(output).toMatch(message);
    }
    expect(fingerprints()).toEqual(before);
  });

  it('refuses a flag that it does not know', async () => {
    const {status, output} = await runScript(site, 'new.ts', ['--titel-en', 'A']);
    expect(status).not.toBe(0);
    expect(output).toContain('--titel-en');
    expect(fingerprints()).toEqual(before);
  });

  it('says with --help how it is called', async () => {
    const {status, output} = await runScript(site, 'new.ts', ['--help']);
    expect([status, fingerprints()]).toEqual([0, before]);
    expect(output).toMatch(/--operation-id +the operationId.*\(operation only\)/);
  });
});
