import {once} from 'node:events';
import {createServer, request} from 'node:http';
import {sandboxAnswer} from '../../src/reference/contract/sandboxNumbers';
import type {Contract} from '../../src/reference/contract/types';
import type {MockServer} from '../samples/mockServer';

/** How Prism is asked for the answer that the contract (`x-sandbox`) has for a request; undefined where it says nothing. */
function preference(url: URL, contract: Contract): string | undefined {
  const operation = [...contract.in.en.operations.values()].find(({path}) => path === url.pathname);
  if (operation?.sandbox === undefined || operation.sandbox === 'none') {
    return undefined;
  }
  const {sandbox} = operation;
  const answer = sandboxAnswer(operation, sandbox, url.searchParams.get(sandbox.field) ?? '');
  return answer === undefined ? undefined : `code=${answer.status}, example=${answer.name}`;
}

/**
 * Stands in front of a mock server and answers test numbers as the API's Sandbox mode does: with the answer that the contract
 * has for them. Everything else is passed on as it is.
 *
 * @param port - at 127.0.0.1
 */
export async function startSandboxServer(port: number, mock: MockServer, contract: Contract): Promise<MockServer> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', mock.url);
    const prefer = preference(url, contract);
    const headers = {...incoming.headers, ...(prefer === undefined ? {} : {prefer})};
    const passed = request(url, {method: incoming.method, headers}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
