import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import serveHandler from 'serve-handler';
import {build} from './pages';

export interface RunningSite {
  origin: string;
  stop: () => void;
}

/** The built site, as a static host answers it. */
export const serveBuild: RequestListener = (request, response) => {
  void serveHandler(request, response, {public: build, cleanUrls: true, trailingSlash: false});
};

/** Serves this machine alone, which `docusaurus serve` does not; without a port on a free one. */
export async function startSite(listener: RequestListener = serveBuild, port = 0): Promise<RunningSite> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
