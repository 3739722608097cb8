import type {IncomingHttpHeaders} from 'node:http';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host of an address; undefined for what is none, such as the origin `null`. */
const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined);

const isLoopback = (url: string): boolean => loopback.has(hostOf(url) ?? '');

/**
 * What is wrong with where a request comes from: a page elsewhere may not change or read the state, and no name that leads here
 * may stand for this machine.
 *
 * @param listened - host that the sandbox listens on
 */
export function foreignOrigin(headers: IncomingHttpHeaders, listened: string): string | undefined {
  const {host = '', origin, 'sec-fetch-site': site} = headers;
  const own = listened.includes(':') ? `[${listened}]` : listened;
  const asked = hostOf(`http://${host}`) ?? '';
  if (!loopback.has(asked) && asked !== own) {
    return `The host "${host}" is not the sandbox's.`;
  }
  const isForeign = origin === undefined ? site === 'cross-site' : !isLoopback(origin) && hostOf(origin) !== own;
  return isForeign ? 'Pages of other machines may not ask the sandbox itself.' : undefined;
}

/** The headers by which a browser lets a page of this machine read an answer. */
export function corsHeaders({origin, ...headers}: IncomingHttpHeaders): Record<string, string> {
  return origin === undefined || !isLoopback(origin)
    ? {}
    : {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
        'access-control-expose-headers': 'X-Sandbox-Operation, X-Sandbox-Outcome, X-Sandbox-Basis',
      };
}
