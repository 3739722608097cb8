import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {bundleContract} from './bundleContract';
import {ContractFiles} from './ContractFiles';
import {loadContract} from './loadContract';

const valid = path.join(__dirname, 'fixtures/valid');
const servers = {verificationApi: 'https://api.library.example'};

it('are read once, however often the contract is resolved', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'contract-'));
  await cp(valid, dir, {recursive: true});
  const files = new ContractFiles(dir);
  const first = await loadContract({files, servers});
  await rm(dir, {recursive: true});
  expect(await loadContract({files, servers})).toEqual(first);
});

it('stay as they were written after they were bundled', async () => {
  const files = new ContractFiles(valid);
  await loadContract({files, servers});
  const bundled = await bundleContract({files, servers});
  expect(bundled).toEqual(await bundleContract({files: new ContractFiles(valid), servers}));
});
