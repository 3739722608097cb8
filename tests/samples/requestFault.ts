import {isDeepStrictEqual} from 'node:util';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import type {SampleRequest} from '../../src/reference/samples/SampleRequest';

/** What of an address and a body means something: the order of parameters with different names does not. */
function compared(method: string, address: string, body: unknown): object {
  const {pathname, searchParams} = new URL(address, 'http://sandbox');
  searchParams.sort();
  return {method, path: decodeURIComponent(pathname), query: searchParams.toString(), body};
}

/** What is wrong with the requests that arrived from a sample; undefined where there is one, as the contract asks for. */
export function requestFault(
  {method, url, headers, body}: SampleRequest,
  token: string | undefined,
  [exchange, ...more]: readonly SandboxExchange[],
): string | undefined {
  if (exchange === undefined || more.length > 0) {
    return exchange === undefined ? 'no request arrived' : `${more.length + 1} requests arrived`;
  }
  const expectedHeaders: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), value])),
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    'content-type': body === undefined ? undefined : 'application/json',
  };
  const type = exchange.body === undefined ? undefined : exchange.headers['content-type']?.split(';')[0];
  const sent: Readonly<Record<string, string | undefined>> = {...exchange.headers, 'content-type': type};
  const sentHeaders = Object.fromEntries(Object.keys(expectedHeaders).map((name) => [name, sent[name]]));
  const expected = {...compared(method, url, body), headers: expectedHeaders};
  const actual = {...compared(exchange.method, exchange.target, exchange.body), headers: sentHeaders};
  if (!isDeepStrictEqual(actual, expected)) {
    return `arrived as ${JSON.stringify(actual)}, not as ${JSON.stringify(expected)}`;
  }
  return exchange.fault === null ? undefined : `is refused: ${exchange.fault}`;
}
