import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Log} from '../log';
import type {SandboxExchange} from '../public';
import {administer, adminPath} from './admin';
import type {Answer} from './Answer';
import {deliveryHeader} from '../webhooks/deliver';
import {corsHeaders, foreignOrigin} from './origins';
import {readBody} from './readBody';
import type {Sandbox} from './Sandbox';

export interface ServerOptions {
  port: number;
  host: string;
  /** Milliseconds before each answer. */
  delay: number;
  log: Log;
  /** Sees each request of the API before it is answered. */
  onRequest?: (exchange: SandboxExchange) => void | Promise<void>;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

function send(response: ServerResponse, {status, headers, body}: Answer): void {
  const isText = typeof body === 'string';
  const payload = body === undefined ? '' : isText ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...(body === undefined
      ? {}
      : {'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'}),
    'content-length': Buffer.byteLength(payload),
    'x-sandbox': 'true',
    ...headers,
  });
  response.end(payload);
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** What a request of the administration is refused for before it is read. */
function refusal({headers, method}: IncomingMessage, host: string): Answer | undefined {
  const foreign =
    headers[deliveryHeader] === undefined
      ? foreignOrigin(headers, host)
      : 'A webhook cannot send commands to the sandbox itself.';
  const isJson = method === 'GET' || method === 'HEAD' || /^application\/json\b/i.test(headers['content-type'] ?? '');
  const message = foreign ?? (isJson ? undefined : 'Send "Content-Type: application/json".');
  return message === undefined ? undefined : {status: foreign === undefined ? 415 : 403, headers: {}, body: {message}};
}

async function answer(
  sandbox: Sandbox,
  request: IncomingMessage,
  {host, onRequest}: Pick<ServerOptions, 'host' | 'onRequest'>,
): Promise<Answer> {
  const {url: target = '/'} = request;
  const isAdmin = target.replace(/\?.*/s, '') === adminPath || target.startsWith(`${adminPath}/`);
  const body = await readBody(request);
  if (request.method === 'OPTIONS') {
    return {status: 204, headers: {allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'}, body: undefined};
  }
  // Node sends no body to HEAD.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const refused = isAdmin ? refusal(request, host) : undefined;
  if (refused !== undefined) {
    return refused;
  }
  if (isAdmin) {
    return administer(sandbox, method, new URL(target, 'http://sandbox'), body);
  }
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, one(value)]));
  const answered = sandbox.handle({method, target, headers, body});
  const {operation = null, outcome = null, fault = null} = sandbox.state.requests.at(-1) ?? {};
  const value = body.kind === 'json' ? body.value : undefined;
  await onRequest?.({method, target, headers, body: value, operation, outcome, fault, answer: answered});
  return answered;
}

/** Connections that may wait: a load test opens a thousand at once. */
const backlog = 2048;

/** Milliseconds that a connection stays open without a request: clients that use it again must not find it closed. */
const keepAlive = 120_000;

async function listening(server: Server, port: number, host: string): Promise<void> {
  server.listen({port, host, backlog});
  try {
    await once(server, 'listening');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const advice =
      code === 'EADDRINUSE' ? 'Another program uses it: choose another with --port, or 0 for a free one.' : '';
    throw new Error(`The sandbox cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). ${advice}`.trim(), {
      cause: error,
    });
  }
}

/**
 * Serves a sandbox.
 *
 * @throws if the port cannot be had
 */
export async function serve(
  sandbox: Sandbox,
  {port, host, delay, log, onRequest}: ServerOptions,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const answered = await answer(sandbox, request, {host, onRequest});
      if (delay > 0) {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
      send(response, {...answered, headers: {...corsHeaders(request.headers), ...answered.headers}});
    };
    respond().catch((error: unknown) => {
      // The client went away, or the sandbox has a fault of its own: the log says which, the client gets no stack.
      log.say(
        `fault ${request.method ?? ''} ${request.url?.replace(/\?.*/s, '') ?? ''}: ${error instanceof Error ? error.message : String(error)}`,
      );
      if (!response.headersSent && !response.destroyed) {
        send(response, {
          status: 500,
          headers: {},
          body: {code: 'InternalServerError', message: 'The sandbox has a fault of its own; its log says which.'},
        });
      }
    });
  });
  server.keepAliveTimeout = keepAlive;
  await listening(server, port, host);
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
