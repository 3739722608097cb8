import {publishedContract} from '../../publishedContract';
import type {SandboxOptions, SandboxState} from '../src/public';
import {startSandbox} from '../src/index';

type TestRecord = Record<string, string> & Record<'appRegistration' | 'documentValidation', {_id: string}>;

/** What tests read of an answer: `data` is a record or a list of them. */
interface TestBody {
  message: string;
  total: number;
  codes: {code: string}[];
  data: TestRecord & readonly TestRecord[];
}

/** A value with a picture for the words that stand for one in the contract: readers replace them, and the sandbox refuses them. */
export const withPictures = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll(/REPLACE_WITH_BASE64\w*/g, 'cGljdHVyZQ==')) as T;

/** Starts a sandbox of the repository's contract on a free port of 127.0.0.1. */
export async function testSandbox(options: SandboxOptions = {}, state: SandboxState = {}) {
  const sandbox = await startSandbox({port: 0, ...options}, await publishedContract());
  await sandbox.change(state);
  /** Sends a request with the account token, or another one. */
  async function send(method: string, path: string, content?: unknown, {token = sandbox.token, headers = {}} = {}) {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers},
      body: typeof content === 'string' ? content : JSON.stringify(content),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
    const body = (isJson ? JSON.parse(text) : {message: text}) as TestBody;
    return {status: response.status, headers: response.headers, body};
  }
  return {sandbox, send};
}
