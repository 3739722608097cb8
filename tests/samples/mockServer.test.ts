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
import {findSwiftError} from './swiftParser';

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

function curlSample(changed: Operation): string {
  return operationSamples(changed).find(({language}) => language === 'curl')?.code ?? '';
}

async function run(code: string): Promise<string | undefined> {
  const curl = scriptRuntimes.find(({language}) => language === 'curl');
  const [result] = (await curl?.run([{operation: 'example', code}], dir)) ?? [];
  return result?.error;
}

describe('the mock server', () => {
  it('accepts the sample of an operation', async () => {
    expect(await run(curlSample(operation))).toBeUndefined();
  });

  it('refuses a sample without a required parameter, and says which', async () => {
    const broken = {...operation, parameters: operation.parameters.filter(({name}) => name !== 'documentNumber')};
    expect(await run(curlSample(broken))).toMatch(/status 22: [\s\S]*documentnumber/i);
  });

  it('refuses a sample with a value that is not allowed', async () => {
    expect(await run(curlSample(operation).replace('documentType=CC', 'documentType=XX'))).toMatch(/status 22/);
  });

  it('refuses a sample without the token', async () => {
    expect(await run(curlSample({...operation, token: undefined}))).toMatch(/status 22: [\s\S]*401/);
  });
});

describe('findSwiftError', () => {
  it('accepts the sample of an operation', async () => {
    const swift = operationSamples(operation).find(({language}) => language === 'swift')?.code ?? '';
    expect(await findSwiftError(swift)).toBeUndefined();
    expect(await findSwiftError(swift.replace('guard let http', 'guard let let ('))).toMatch(/no Swift from line \d+/);
  });
});
