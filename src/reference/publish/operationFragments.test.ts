import {createConfig, lintFromString} from '@redocly/openapi-core';
import {describe, expect, it} from 'vitest';
import {dereference} from '../contract/dereference';
import {collectOperations} from '../contract/operations';
import {siteContract} from '../contract/siteContract';
import {operationSamples} from '../samples/operationSamples';
import {operationFragments} from './operationFragments';

describe('operationFragments', () => {
  it('makes of every operation a valid document, which gives the same samples as the contract', async () => {
    const {documents, in: locales} = await siteContract();
    const fragments = operationFragments(documents.en);
    const {operations} = locales.en;
    const config = await createConfig({
      rules: {struct: 'error', 'no-unresolved-refs': 'error', 'no-unused-components': 'error'},
    });
    expect([...fragments.keys()].sort()).toEqual([...operations.keys()].sort());
    expect(fragments.get('checkIdentityPeru')?.paths).toHaveProperty(['/v3/pe/cedula', 'get']);
    for (const [id, operation] of operations) {
      const fragment = fragments.get(id) ?? {};
      const alone = collectOperations(dereference(fragment)).operations.get(id);
      expect(alone && operationSamples(alone), id).toEqual(operationSamples(operation));
      expect(await lintFromString({source: JSON.stringify(fragment), config}), id).toEqual([]);
    }
  }, 60_000);
});
