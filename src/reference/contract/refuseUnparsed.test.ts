import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {ContractError} from './ContractError';
import {ContractFiles} from './ContractFiles';
import {loadContract} from './loadContract';

const notYaml = '/new:\n  get:\n    tags: [books\n    operationId: getNew\n';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'unparsed-'));
  await cp(path.join(__dirname, 'fixtures/valid'), dir, {recursive: true});
});

afterEach(async () => {
  await rm(dir, {recursive: true});
});

/** What is told of the contract in the folder. */
async function told(isChecked: boolean): Promise<string[]> {
  const loading = loadContract({files: new ContractFiles(dir), servers: {}, isChecked});
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContractError)) {
    throw new Error(`${String(error)} is no ContractError.`);
  }
  return error.problems.map(({file, line, message}) => `${path.basename(file)}:${line}: ${message}`);
}

describe.each([
  ['that is checked', true],
  ['as it is written', false],
])('a file that is no YAML, of a contract %s, is told once', (_which, isChecked) => {
  it('though two paths refer to it', async () => {
    const root = path.join(dir, 'openapi.yaml');
    const references = ['/new', '/newer'].map((route) => `  ${route}: {$ref: 'paths.yaml#/~1new'}\n`).join('');
    await writeFile(root, (await readFile(root, 'utf8')).replace('paths:\n', `paths:\n${references}`));
    await writeFile(path.join(dir, 'paths.yaml'), notYaml);
    expect(await told(isChecked)).toEqual([
      expect.stringMatching(/^paths\.yaml:4: the file is no YAML from here on: .*Fix this line or the one above it\.$/),
    ]);
  });

  it('where it is the first file', async () => {
    await writeFile(path.join(dir, 'openapi.yaml'), notYaml);
    expect(await told(isChecked)).toEqual([
      expect.stringMatching(/^openapi\.yaml:4: the file is no YAML from here on/),
    ]);
  });
});
