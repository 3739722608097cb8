import {publishedContract} from '../../publishedContract';
import type {RunningSandbox, SandboxOptions, SandboxState} from './public';
import {startSandbox} from './index';

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
  const sandbox = await startSandbox({port: 0, ...options}, await publishedContract());
  await sandbox.change(state);
  return {
    sandbox,
    send: async (method, target, body, {token = sandbox.token, headers = {}} = {}) => {
      const response = await fetch(`${sandbox.url}${target}`, {
        method,
        headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers},
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const answered = JSON.parse(text || '{}') as TestBody;
      return {status: response.status, headers: response.headers, body: answered};
    },
  };
}
