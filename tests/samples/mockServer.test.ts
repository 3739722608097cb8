import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ContractFiles} from '../../src/reference/contract/ContractFiles';
import {loadContract} from '../../src/reference/contract/loadContract';
import type {Operation} from '../../src/reference/contract/types';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {freePort} from '../../scripts/serving/freePort';
import {startMockServer, type MockServer} from './mockServer';
import {scriptRuntimes} from './scriptRuntimes';

let server: MockServer;
let operation: Operation;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'samples-'));
  process.env.API_TOKEN = 'example.access.token';
  server = await startMockServer(await freePort());
  const contract = await loadContract({
    files: new ContractFiles(path.resolve(__dirname, '../../openapi')),
    servers: {verificationApi: server.url, zelfProofApi: server.url},
  });
  operation = contract.in.en.operations.get('checkIdentityColombia') as Operation;
});

afterAll(async () => {
  await server.stop();
  await rm(dir, {recursive: true});
});

function javascriptSample(changed: Operation): string {
  return operationSamples(changed).find(({language}) => language === 'javascript')?.code ?? '';
}

async function run(code: string): Promise<string | undefined> {
  const javascript = scriptRuntimes.find(({language}) => language === 'javascript');
  const [result] = (await javascript?.run([{operation: 'example', code}], dir)) ?? [];
  return result?.error;
}

describe('the mock server', () => {
  it('accepts the sample of an operation', async () => {
    expect(await run(javascriptSample(operation))).toBeUndefined();
  });

  it('refuses a sample without a required parameter, and says which', async () => {
    const broken = {...operation, parameters: operation.parameters.filter(({name}) => name !== 'documentNumber')};
    expect(await run(javascriptSample(broken))).toMatch(/documentnumber/i);
  });

  it('refuses a sample with a value that is not allowed', async () => {
    expect(await run(javascriptSample(operation).replace('documentType=CC', 'documentType=XX'))).toMatch(/422/);
  });

  it('refuses a sample without the token', async () => {
    expect(await run(javascriptSample({...operation, token: undefined}))).toMatch(/401/);
  });
});
