import path from 'node:path';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {expect, it} from 'vitest';
import {ContractFiles} from '../contract/ContractFiles';
import {bundleContract} from '../contract/bundleContract';
import {operationFragments} from './operationFragments';

const files = new ContractFiles(path.resolve(__dirname, '../../../openapi'));
const servers = {verificationApi: 'https://a.example', zelfProofApi: 'https://b.example'};

it('makes of every operation a valid document with that operation and what it needs', async () => {
  const {en} = await bundleContract({files, servers});
  const config = await createConfig({
    rules: {struct: 'error', 'no-unresolved-refs': 'error', 'no-unused-components': 'error'},
  });
  const fragments = operationFragments(en);
  expect(fragments.get('checkIdentityPeru')?.paths).toHaveProperty(['/v3/pe/cedula', 'get']);
  for (const [id, fragment] of fragments) {
    expect(Object.values(fragment.paths)).toHaveLength(1);
    expect(await lintFromString({source: JSON.stringify(fragment), config}), id).toEqual([]);
  }
}, 60_000);
