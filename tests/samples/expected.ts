import {isDeepStrictEqual} from 'node:util';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import type {Operation} from '../../src/reference/contract/types';
import {sampleRequest} from '../../src/reference/samples/SampleRequest';

/** A request in the form in which what was sent and what was to be sent are compared. */
function compared(method: string, address: string, headers: Readonly<Record<string, string | undefined>>, body: unknown) {
  const {pathname, searchParams} = new URL(address, 'http://sandbox');
  // The order of parameters with different names means nothing.
  searchParams.sort();
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`);
  return {method, path: decodeURIComponent(pathname), query, headers, body};
}

/**
 * Compares what arrived at the sandbox from the sample of an operation with what it has to send.
 *
 * @param exchanges - all that arrived
 * @returns what is wrong; undefined where exactly one request arrived, as it should be and as the contract asks for
 */
export function sampleError(operation: Operation, exchanges: readonly SandboxExchange[]): string | undefined {
  const [arrived, ...others] = exchanges.filter((exchange) => exchange.operation === operation.id);
  if (arrived === undefined || others.length > 0) {
    return `${arrived === undefined ? 'no request' : `${others.length + 1} requests`} arrived`;
  }
  const {method, url, headers, body} = sampleRequest(operation);
  const token = operation.token === undefined ? undefined : process.env[operation.token.variable];
  const expected = compared(
    method,
    url,
    {
      ...Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), value])),
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      'content-type': body === undefined ? undefined : 'application/json',
    },
    body,
  );
  const type = arrived.body === undefined ? undefined : arrived.headers['content-type']?.split(';')[0];
  const sent: Readonly<Record<string, string | undefined>> = {...arrived.headers, 'content-type': type};
  const actual = compared(
    arrived.method,
    arrived.target,
    Object.fromEntries(Object.keys(expected.headers).map((name) => [name, sent[name]])),
    arrived.body,
  );
  if (!isDeepStrictEqual(actual, expected)) {
    return `arrived as ${JSON.stringify(actual)}, not as ${JSON.stringify(expected)}`;
  }
  return arrived.fault === null ? undefined : `is refused: ${arrived.fault}`;
}
