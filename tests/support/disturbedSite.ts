import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveSite} from '../../scripts/serving/serveSite';
import {build} from './pages';

/** Answers a request in the place of the site. Returns whether it did. */
export type Disturbance = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface DisturbedSite {
  origin: string;
  /** From now on; undefined for a site that works. */
  disturb: (disturbance: Disturbance | undefined) => void;
  stop: () => Promise<void>;
}

/** Serves a built site whose host fails as a test wants it to. What fails is the host, so each browser sees the same. */
export async function startDisturbedSite(dir: string = build): Promise<DisturbedSite> {
  const server = await serveSite({dir, port: 0});
  let disturbance: Disturbance | undefined;
  const [serve] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void Promise.resolve(disturbance?.(request, response) ?? false).then((isAnswered) => {
      if (!isAnswered) {
        serve?.(request, response);
      }
    });
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disturb: (next) => {
      disturbance = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
