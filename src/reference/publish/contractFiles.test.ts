import {mkdtemp, readFile, readdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createConfig, lint} from '@redocly/openapi-core';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ContractFiles} from '../contract/ContractFiles';
import {bundleContract, type OpenApiDocument} from '../contract/bundleContract';
import {contractFiles} from './contractFiles';
import {writeFiles} from './writeFiles';

const files = new ContractFiles(path.resolve(__dirname, '../contract/fixtures/valid'));

async function publish(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'published-'));
  const servers = {verificationApi: 'https://api.library.example'};
  await writeFiles(await contractFiles(await bundleContract({files, servers})), outDir);
  return outDir;
}

let outDir: string;

const read = (file: string): Promise<string> => readFile(path.join(outDir, file), 'utf8');

beforeAll(async () => {
  outDir = await publish();
});

describe('contractFiles', () => {
  it.each(['en', 'es'])('writes a valid document in %s, the same as JSON and as YAML', async (locale) => {
    const document = JSON.parse(await read(`openapi.${locale}.json`)) as OpenApiDocument;
    expect(parse(await read(`openapi.${locale}.yaml`))).toEqual(document);
    expect(document.servers).toEqual([expect.objectContaining({url: 'https://api.library.example'})]);
    expect(JSON.stringify(document)).not.toContain('x-es');
    const problems = await lint({
      ref: path.join(outDir, `openapi.${locale}.json`),
      config: await createConfig({extends: ['spec']}),
    });
    expect(problems.map(({message}) => message)).toEqual([]);
  });

  it('writes the default language under the usual name', async () => {
    expect(await read('openapi.json')).toBe(await read('openapi.en.json'));
  });

  it('writes a collection with every operation for Postman', async () => {
    const collection = JSON.parse(await read('postman.json')) as {info: {schema: string}; item: {item: unknown[]}[]};
    expect(collection.info.schema).toContain('collection/v2.1.0');
    expect(collection.item.flatMap(({item}) => item)).toHaveLength(2);
  });

  it('writes the same files each time', async () => {
    const first = outDir;
    const second = await publish();
    const files = await readdir(first, {recursive: true, withFileTypes: true});
    for (const entry of files.filter((item) => item.isFile())) {
      const file = path.relative(first, path.join(entry.parentPath, entry.name));
      expect(await readFile(path.join(second, file), 'utf8'), file).toBe(
        await readFile(path.join(first, file), 'utf8'),
      );
    }
  });
});
