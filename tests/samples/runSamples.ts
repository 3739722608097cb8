import {isDeepStrictEqual} from 'node:util';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import type {Operation} from '../../src/reference/contract/types';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {sampleRequest, type SampleRequest} from '../../src/reference/samples/SampleRequest';
import type {Runtime, SampleResult} from './runtimes';

/** A request, in the form in which what was sent and what was to be sent are compared. */
export interface ComparedRequest {
  method: string;
  path: string;
  query: readonly string[];
  headers: Readonly<Record<string, string | undefined>>;
  body: unknown;
}

function compared(method: string, address: string, body: unknown): Omit<ComparedRequest, 'headers'> {
  const {pathname, searchParams} = new URL(address, 'http://sandbox');
  // The order of parameters with different names means nothing.
  searchParams.sort();
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`);
  return {method, path: decodeURIComponent(pathname), query, body};
}

/** What has to arrive. */
export function expectedRequest(
  {method, url, headers, body}: SampleRequest,
  token: string | undefined,
): ComparedRequest {
  return {
    ...compared(method, url, body),
    headers: {
      ...Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), value])),
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      'content-type': body === undefined ? undefined : 'application/json',
    },
  };
}

/** What is wrong with a request that the sandbox got; undefined where it is as expected, and as the contract asks for. */
export function requestFault(expected: ComparedRequest, exchange: SandboxExchange | undefined): string | undefined {
  if (exchange === undefined) {
    return 'no request arrived';
  }
  const {method, target, headers, body, fault} = exchange;
  const type = body === undefined ? undefined : headers['content-type']?.split(';')[0];
  const sent = {...headers, 'content-type': type};
  const names = Object.keys(expected.headers) as (keyof typeof sent)[];
  const actual = {
    ...compared(method, target, body),
    headers: Object.fromEntries(names.map((name) => [name, sent[name]])),
  };
  if (!isDeepStrictEqual(actual, expected)) {
    return `arrived as ${JSON.stringify(actual)}, not as ${JSON.stringify(expected)}`;
  }
  return fault === null ? undefined : `is refused: ${fault}`;
}

/**
 * Runs the samples of operations in a language, and compares what arrives at the sandbox with what they have to send.
 *
 * @param exchanges - what the sandbox has got; it is emptied first
 * @param dir - a folder for the programs
 * @throws if an operation has no sample in the language
 */
export async function runSamples(
  {language, run}: Runtime,
  operations: readonly Operation[],
  exchanges: SandboxExchange[],
  dir: string,
): Promise<SampleResult[]> {
  exchanges.length = 0;
  const files = operations.map((operation) => {
    const sample = operationSamples(operation).find((candidate) => candidate.language === language);
    if (sample === undefined) {
      throw new Error(`${operation.id} has no sample in ${language}.`);
    }
    return {operation: operation.id, code: sample.code};
  });
  const results = await run(files, dir);
  return results.map(({operation: id, error}, index) => {
    const operation = operations[index] as Operation;
    const arrived = exchanges.filter((exchange) => exchange.operation === id);
    const token = operation.token === undefined ? undefined : process.env[operation.token.variable];
    const wrong =
      error ??
      requestFault(expectedRequest(sampleRequest(operation), token), arrived[0]) ??
      (arrived.length > 1 ? `${arrived.length} requests arrived` : undefined);
    return {operation: id, ...(wrong === undefined ? {} : {error: wrong})};
  });
}
