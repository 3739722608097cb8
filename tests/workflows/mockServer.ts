import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {freePort} from '../../scripts/serving/freePort';
import {startMockServer} from '../samples/mockServer';
import type {Answer, WorkflowState} from './WorkflowState';

export interface WorkflowServer {
  url: string;
  /** Begins anew, with nothing done. */
  begin: (state: WorkflowState) => void;
  stop: () => Promise<void>;
}

function send(response: ServerResponse, {status, body}: Answer): void {
  response.writeHead(status, {'Content-Type': 'application/json'});
  response.end(body === undefined ? '' : JSON.stringify(body));
}

/**
 * Starts a server that goes through workflows, at 127.0.0.1. Prism sees each request first and refuses what the contract
 * does not allow; the rest is answered by the state of the workflow.
 *
 * @throws if Prism does not start
 */
export async function startWorkflowServer(): Promise<WorkflowServer> {
  const prism = await startMockServer(await freePort());
  let state: WorkflowState | undefined;

  /** Requests that Prism has let pass: the runs of a workflow send the same ones many times. */
  const allowed = new Set<string>();

  /** What the contract says against a request; undefined for nothing. */
  async function contractRefusal(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<Answer | undefined> {
    const key = JSON.stringify([method, url, Object.keys(headers), body]);
    if (allowed.has(key)) {
      return undefined;
    }
    const checked = await fetch(`${prism.url}${url}`, {method, headers, ...(body === '' ? {} : {body})});
    if (!checked.ok) {
      return {status: checked.status, body: await checked.json()};
    }
    allowed.add(key);
    return undefined;
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const {method = 'GET', headers: sent} = request;
    const type = sent['content-type'];
    const sentBody = await text(request);
    // Two habits of Respect: it leaves out a body that is an empty object, and joins the values of a list with commas.
    const body = sentBody === '' && type === 'application/json' ? '{}' : sentBody;
    const {pathname, searchParams} = new URL(request.url ?? '/', prism.url);
    const query = new URLSearchParams(
      [...searchParams].flatMap(([name, value]) =>
        (name.endsWith('[]') ? value.split(',') : [value]).map((item): [string, string] => [name, item]),
      ),
    );
    const url = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
    const headers = Object.fromEntries(
      Object.entries({authorization: sent.authorization, 'content-type': type, origin: sent.origin}).filter(
        (header): header is [string, string] => header[1] !== undefined,
      ),
    );
    const refusal = await contractRefusal(method, url, headers, body);
    if (refusal !== undefined) {
      return refusal;
    }
    return (
      state?.answer({
        method,
        path: pathname,
        query,
        authorization: sent.authorization,
        body: body === '' ? undefined : JSON.parse(body),
      }) ?? {status: 503, body: {message: 'No workflow has begun.'}}
    );
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (answered) => {
        send(response, answered);
      },
      (error: unknown) => {
        send(response, {status: 500, body: {message: String(error)}});
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    begin: (next) => {
      state = next;
    },
    stop: async () => {
      server.close();
      await prism.stop();
    },
  };
}
