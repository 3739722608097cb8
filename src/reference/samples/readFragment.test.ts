import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ContractFiles} from '../contract/ContractFiles';
import {bundleContract} from '../contract/bundleContract';
import {loadContract} from '../contract/loadContract';
import {operationFragments} from '../publish/operationFragments';
import {operationSamples} from './operationSamples';
import {readFragment} from './readFragment';

const options = {
  files: new ContractFiles(path.resolve(__dirname, '../../../openapi')),
  servers: {verificationApi: 'https://api.example', zelfProofApi: 'https://zelf.example'},
};

describe('readFragment', () => {
  it('reads every published operation as the contract has it: the samples are the same', async () => {
    const {en: document} = await bundleContract(options);
    const {operations} = (await loadContract(options)).in.en;
    const fragments = operationFragments(document);
    expect([...fragments.keys()].sort()).toEqual([...operations.keys()].sort());
    for (const [id, operation] of operations) {
      expect(operationSamples(readFragment(fragments.get(id) ?? {}, id)), id).toEqual(operationSamples(operation));
    }
  }, 60_000);

  it('stops where the document does not hold what it refers to', () => {
    expect(() => readFragment({servers: [], paths: {$ref: '#/components/nothing'}}, 'getBook')).toThrow(
      'refers to #/components/nothing',
    );
    expect(() => readFragment({servers: [], paths: {}}, 'getBook')).toThrow('no operation "getBook"');
  });
});
