import {createConfig, lintFromString} from '@redocly/openapi-core';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {validContract} from '../contract/fixtures';
import type {OpenApiDocument} from '../contract/types';
import {contractFiles, type Files} from './contractFiles';

const publish = async (): Promise<Files> => contractFiles((await validContract()).documents);

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
