import path from 'node:path';
import {sandboxContract} from '../build/sandboxContract';
import type {RunningSandbox, SandboxOptions, SandboxState} from './public';
import {startSandbox} from './index';

let contract: Promise<object> | undefined;

/** The contract of the repository, as the package carries it; read once. */
export const repositoryContract = (): Promise<object> =>
  (contract ??= sandboxContract(path.resolve(__dirname, '../../../openapi')));

type TestRecord = Record<string, string> & Record<'appRegistration' | 'documentValidation', {_id: string}>;

/** What tests read of an answer: `data` is a record or a list of them. */
interface TestBody {
  message: string;
  code: string;
  total: number;
  codes: {code: string}[];
  data: TestRecord & readonly TestRecord[];
}

/** A client of a sandbox. */
export interface TestClient {
  sandbox: RunningSandbox;
  /** Sends a request with the account token, or another one. */
  send: (
    method: string,
    path: string,
    body?: unknown,
    options?: {token?: string; headers?: Record<string, string>},
  ) => Promise<{status: number; body: TestBody; headers: Headers}>;
}

/** Starts a sandbox of the repository's contract on a free port of 127.0.0.1. */
export async function testSandbox(options: SandboxOptions = {}, state: SandboxState = {}): Promise<TestClient> {
  const sandbox = await startSandbox({port: 0, ...options}, await repositoryContract());
  await sandbox.change(state);
  return {
    sandbox,
    send: async (method, target, body, {token = sandbox.token, headers = {}} = {}) => {
      const response = await fetch(`${sandbox.url}${target}`, {
        method,
        headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers},
        ...(body === undefined ? {} : {body: typeof body === 'string' ? body : JSON.stringify(body)}),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      return {status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as TestBody};
    },
  };
}
