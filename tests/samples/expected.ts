import {isDeepStrictEqual} from 'node:util';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import type {SampleRequest} from '../../src/reference/samples/SampleRequest';

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
export function requestError(expected: ComparedRequest, exchange: SandboxExchange | undefined): string | undefined {
  if (exchange === undefined) {
    return 'no request arrived';
  }
  const {method, target, headers, body, fault} = exchange;
  const type = body === undefined ? undefined : headers['content-type']?.split(';')[0];
  const sent: Readonly<Record<string, string | undefined>> = {...headers, 'content-type': type};
  const actual = {
    ...compared(method, target, body),
    headers: Object.fromEntries(Object.keys(expected.headers).map((name) => [name, sent[name]])),
  };
  if (!isDeepStrictEqual(actual, expected)) {
    return `arrived as ${JSON.stringify(actual)}, not as ${JSON.stringify(expected)}`;
  }
  return fault === null ? undefined : `is refused: ${fault}`;
}
