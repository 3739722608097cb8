import path from 'node:path';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {bundleContract, type OpenApiDocument} from '../contract/bundleContract';
import {ContractFiles} from '../contract/ContractFiles';
import {contractFiles, type Files} from './contractFiles';

const files = new ContractFiles(path.resolve(__dirname, '../contract/fixtures/valid'));
const servers = {verificationApi: 'https://api.library.example'};
const publish = async (): Promise<Files> => contractFiles(await bundleContract({files, servers}));

let published: Files;

beforeAll(async () => {
  published = await publish();
});

describe('contractFiles', () => {
  it.each(['en', 'es'])('makes a valid document in %s, the same as JSON and as YAML', async (locale) => {
    const json = published.get(`openapi.${locale}.json`) ?? '';
    const document = JSON.parse(json) as OpenApiDocument;
    expect(parse(published.get(`openapi.${locale}.yaml`) ?? '')).toEqual(document);
    expect(document.servers).toEqual([expect.objectContaining({url: 'https://api.library.example'})]);
    expect(json).not.toContain('x-es');
    const problems = await lintFromString({source: json, config: await createConfig({extends: ['spec']})});
    expect(problems.map(({message}) => message)).toEqual([]);
  });

  it('has the default language under the usual name, and the same files each time', async () => {
    expect(published.get('openapi.json')).toBe(published.get('openapi.en.json'));
    expect([...(await publish())]).toEqual([...published]);
  });
});
