import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {administer} from './admin';
import type {RequestBody} from './inputs';
import type {RunningSandbox} from './public';
import type {Answer, Sandbox} from './Sandbox';
import {isLoopback} from './webhooks';

const localhost = '127.0.0.1';

/** Where the sandbox takes commands. */
const commandPath = '/_sandbox/';

/** Bytes of a body that are read: a large photo, as text. */
const largestBody = 15 * 1024 * 1024;

/** Reads the body of a request: what is too large too, so that the client gets its answer. */
async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const bytes = await buffer(request);
  // Drops the byte order mark that some programs write first.
  const text = new TextDecoder().decode(bytes);
  if (bytes.length > largestBody || text.trim() === '') {
    return bytes.length > largestBody ? {problem: 'tooLarge'} : {};
  }
  try {
    // A name that would change what all objects share is none of the contract's: it is left out.
    return {value: JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))};
  } catch {
    return {problem: 'notJson'};
  }
}

/** A host as it stands in an address. */
export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Answers a command, unless it may not be read: a page elsewhere may not change or read the state, and no other name that leads
 * here may be used for this machine.
 */
function obey(sandbox: Sandbox, request: IncomingMessage, method: string, body: RequestBody): Answer | Promise<Answer> {
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://sandbox');
  const {host = '', origin, 'sec-fetch-site': site, 'content-type': type = ''} = request.headers;
  const isOwn = (url: string): boolean =>
    isLoopback(url) || (URL.canParse(url) && new URL(url).hostname === inUrl(sandbox.settings.host ?? localhost));
  const isForeign = origin === undefined ? site === 'cross-site' : !isOwn(origin);
  const isReadable = method === 'GET' || /^application\/json\b/i.test(type);
  const refusals: readonly [boolean, number, string][] = [
    [!isOwn(`http://${host}`), 403, `The host "${host}" is not the sandbox's.`],
    [isForeign, 403, 'Pages of other machines may not send commands to the sandbox.'],
    [!isReadable, 415, 'Send "Content-Type: application/json".'],
    [body.problem !== undefined, 400, `The body is ${body.problem === 'tooLarge' ? 'too large' : 'not valid JSON'}.`],
  ];
  const refusal = refusals.find(([applies]) => applies);
  if (refusal !== undefined) {
    return {status: refusal[1], body: {message: refusal[2]}};
  }
  const input = method === 'GET' ? Object.fromEntries(searchParams) : (body.value ?? {});
  return administer(sandbox, `${method} ${pathname.slice(commandPath.length)}`, input);
}

/** The headers by which a browser lets a page of this machine read an answer. */
const corsHeaders = ({origin, ...headers}: IncomingHttpHeaders): Record<string, string> =>
  origin === undefined || !isLoopback(origin)
    ? {}
    : {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
        'access-control-expose-headers': 'X-Sandbox-Operation, X-Sandbox-Outcome, X-Sandbox-Basis',
      };

async function answer(sandbox: Sandbox, request: IncomingMessage): Promise<Answer> {
  const body = await readBody(request);
  const {url: target = '/', method: sent = 'GET'} = request;
  // Node sends no body to HEAD.
  const method = sent === 'HEAD' ? 'GET' : sent;
  if (method === 'OPTIONS') {
    return {status: 204, headers: {allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'}, body: undefined};
  }
  if (target.startsWith(commandPath)) {
    return obey(sandbox, request, method, body);
  }
  // Node joins headers of one name, all but one that only servers send.
  const headers = request.headers as Record<string, string | undefined>;
  return sandbox.handle({method, target, headers, body});
}

/**
 * Serves a sandbox.
 *
 * @throws if the port cannot be had
 */
export async function serve(sandbox: Sandbox): Promise<Pick<RunningSandbox, 'url' | 'close'>> {
  const {port = 12121, host = localhost, delay = 0} = sandbox.settings;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {status, headers, body} = await answer(sandbox, request).catch((error: unknown): Answer => {
      // The client went away, or the sandbox has a fault of its own: the log says which, the client gets no stack.
      sandbox.settings.say(`fault ${request.method ?? ''}: ${(error as Error).message}`);
      const message = 'The sandbox has a fault of its own; its log says which.';
      return {status: 500, body: {code: 'InternalServerError', message}};
    });
    await setTimeout(delay);
    const isText = typeof body === 'string';
    const type =
      body === undefined ? {} : {'content-type': `${isText ? 'text/plain' : 'application/json'}; charset=utf-8`};
    response.writeHead(status, {...type, 'x-sandbox': 'true', ...corsHeaders(request.headers), ...headers});
    response.end(isText ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  // Clients that use a connection again must not find it closed.
  server.keepAliveTimeout = 120_000;
  server.listen({port, host});
  await once(server, 'listening').catch((error: unknown) => {
    const advice = 'Choose another port with --port, or 0 for a free one.';
    throw new Error(`The sandbox cannot start: ${(error as Error).message}. ${advice}`, {cause: error});
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${inUrl(host)}:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}
