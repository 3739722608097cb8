import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Answers} from '../../scripts/new/questions';
import {copySite} from '../../scripts/serving/copySite';
import {runNew, runScript} from './runNew';
import {guide, operation} from './subjects';

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
  const page = '---\ntitle: Half\n---\n';
  await writeFile(path.join(site, 'docs/identity/half.mdx'), page);
  await writeFile(path.join(site, 'docs-es/identity/mitad.mdx'), page);
  before = fingerprints();
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

describe('npm run new refuses', () => {
  it.each<[string, Answers, readonly RegExp[]]>([
    ['to guess', {}, [/--kind: It is missing\. Give one of: operation, object, guide, country, post/]],
    ['a kind that it does not know', {...guide, kind: 'tutorial'}, [/There is no kind "tutorial"/]],
    [
      'missing flags, all at once',
      {kind: 'operation', id: 'identity/haiti'},
      ['title-en', 'title-es', 'slug-es', 'group', 'operation-id', 'method', 'path', 'file'].map(
        (flag) => new RegExp(`--${flag}: It is missing`),
      ),
    ],
    ['an id of another form', {...guide, id: 'Identity/Haiti.mdx'}, [/--id: .*has not the right form/]],
    [
      'a page that exists',
      {...guide, id: 'identity/peru'},
      [/docs\/identity\/peru\.mdx and docs-es\/.*exist\. Choose/],
    ],
    [
      'a page that exists in English only',
      {...guide, id: 'identity/half'},
      [/docs\/identity\/half\.mdx exists\..*docs-es\/identity\/half\.mdx is missing\. Write that file/],
    ],
    [
      'a page that exists in Spanish only',
      {...guide, id: 'identity/mitad'},
      [/docs-es\/identity\/mitad\.mdx exists\..*docs\/identity\/mitad\.mdx is missing\. Write that file/],
    ],
    ['a route of another page', {...guide, id: 'business-validation/chilean'}, [/--id: The route .*docs\/aliases\//]],
    ['a Spanish route of another page', {...guide, 'slug-es': '/identidad/peru'}, [/--slug-es: The route .*peru\.mdx/]],
    ['a route of a group', {...guide, 'slug-es': '/identidad'}, [/--slug-es: The route \/docs-es\/identidad belongs/]],
    ['a title of another page', {...guide, 'title-en': 'Welcome to the API'}, [/--title-en: .*docs\/intro\.mdx/]],
    ['a group that does not exist', {...guide, group: 'Identiy'}, [/Did you mean "Identity"\? There are: .*Vehicles/]],
    [
      'a label of several groups',
      {...guide, group: 'Colombia'},
      [/Give one of: Data checks > Identity > Colombia; Data checks > Businesses/],
    ],
    ['an operationId that exists', {...operation, 'operation-id': 'checkIdentityPeru'}, [/paths\/identity\.yaml/]],
    ['a path that exists', {...operation, path: '/v2/ec/cedula'}, [/GET \/v2\/ec\/cedula is "checkIdentityEcuador"/]],
    ['a file that does not exist', {...operation, file: 'identiti'}, [/--file: .*Did you mean "identity"\?/]],
    ['a country without a page', {...operation, country: 'HT'}, [/--country: "HT" is not in config\/countries\.ts/]],
    ['a method that does not exist', {...operation, method: 'fetch'}, [/--method: .*one of: get, post/]],
    [
      'a schema that does not exist',
      {...guide, kind: 'object', schema: 'Persn'},
      [/--schema: .*Did you mean "Person"\?/],
    ],
  ])('%s, and changes no file', async (_name, answers, says) => {
    const {status, output} = await runNew(site, answers);
    expect(status).not.toBe(0);
    for (const message of says) {
      expect(output).toMatch(message);
    }
    expect(fingerprints()).toEqual(before);
  });

  it('a flag that it does not know', async () => {
    const {status, output} = await runScript(site, 'new.ts', ['--titel-en', 'A']);
    expect(status).not.toBe(0);
    expect(output).toContain('--titel-en');
    expect(fingerprints()).toEqual(before);
  });
});

it('npm run new -- --help says how it is called', async () => {
  const {status, output} = await runScript(site, 'new.ts', ['--help']);
  expect([status, fingerprints()]).toEqual([0, before]);
  expect(output).toMatch(/--operation-id +the operationId.*\(operation only\)/);
});
