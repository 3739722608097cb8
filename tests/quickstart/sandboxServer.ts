import {once} from 'node:events';
import {createServer, request} from 'node:http';
import type {Contract} from '../../src/reference/contract/types';
import type {MockServer} from '../samples/mockServer';

/** The answer that each test number of the contract (`x-sandbox`) gets, as Prism wants to be asked for it. */
function preferences(contract: Contract): ReadonlyMap<string, string> {
  const sandboxes = [...contract.in.en.operations.values()].flatMap(({parameters}) =>
    parameters.map(({'x-sandbox': sandbox = {}}) => sandbox),
  );
  return new Map(
    sandboxes.flatMap(({notFound, error}) => [
      ...(notFound === undefined ? [] : [[notFound, 'code=404'] as const]),
      ...(error === undefined ? [] : [[error, 'code=500'] as const]),
    ]),
  );
}

/**
 * Stands in front of a mock server and answers test numbers as the API's Sandbox mode does: with the error that the contract
 * has for them. Everything else is passed on as it is.
 *
 * @param port - at 127.0.0.1
 */
export async function startSandboxServer(port: number, mock: MockServer, contract: Contract): Promise<MockServer> {
  const known = preferences(contract);
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', mock.url);
    const prefer = [...url.searchParams.values()].map((value) => known.get(value)).find((value) => value !== undefined);
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
